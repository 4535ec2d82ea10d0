//! The codes of errors that only the texts of LuckyMoose have.

use crate::codes::codes;

codes! {
    /// `board-size`: a board with a number of ranks that none has. `least` and `most`: the bounds.
    BOARD_SIZE = "board-size", "an odd number of ranks from {least} to {most}, with / between them";
    /// `rank-token`: part of a rank is neither a token nor a number of empty squares. `most`: the
    /// greatest number.
    RANK_TOKEN = "rank-token", "a number from 1 to {most} or a token such as g4";
    /// `player-count`: points of fewer or more players than can play.
    PLAYER_COUNT = "player-count", "points of 2, 3 or 4 players with , between them";
    /// `hand-count`: more or fewer hands than players. `hands`: how many there have to be.
    HAND_COUNT = "hand-count", "{hands} hands with / between them";
    /// `generator-state`: no state of the generator.
    GENERATOR_STATE = "generator-state", "16 lower-case hexadecimal digits";
    /// `generator-hidden`: a state of the generator where nobody knows it.
    GENERATOR_HIDDEN = "generator-hidden", "-, since nobody knows it";
    /// `kind-count`: too many tokens of one kind. `most`: how many there can be.
    KIND_COUNT = "kind-count", "at most {most} of a kind on the board, in hands and in the pool";
    /// `token-count`: too many tokens in all. `most`: how many there can be.
    TOKEN_COUNT = "token-count", "at most {most} tokens on the board, in hands and in the pool";
    /// `token`: not the name of a token.
    TOKEN = "token", "a colour of roygbp and a number from 1 to 6";
    /// `tokens`: nothing where tokens were expected.
    TOKENS = "tokens", "tokens, or - where there are none";
    /// `token-order`: tokens of a hand in another order than that of their colours and symbols.
    TOKEN_ORDER = "token-order", "tokens by colour and then by symbol";
    /// `many-tokens`: too many tokens in one place. `most`: how many there can be.
    MANY_TOKENS = "many-tokens", "at most {most} tokens";
    /// `hand-or-size`: neither tokens nor how many.
    HAND_OR_SIZE = "hand-or-size", "a number of tokens from 0 to {most}, or tokens";
    /// `own-hand-missing`: what a player may know without the own hand.
    OWN_HAND_MISSING = "own-hand-missing", "the tokens of one hand, or - for them";
    /// `second-hand`: what a player may know with a second hand.
    SECOND_HAND = "second-hand", "a number: only one hand is known";
    /// `hand-hidden`: a hand in what everybody has seen.
    HAND_HIDDEN = "hand-hidden", "a number: who looks on knows no hand";
    /// `turn`: not the parts of a move.
    TURN = "turn", "a token and its square such as r1@h8, ~ and tokens, or pass";
    /// `square-order`: tokens of a lay in another order than that of their squares.
    SQUARE_ORDER = "square-order", "squares by rank and then by file";
    /// `no-token`: an exchange or a lay of nothing.
    NO_TOKEN = "no-token", "at least one token";
    /// `sealed-places`: not the places of tokens in a hand.
    SEALED_PLACES = "sealed-places", "places in the hand, rising, such as ~136";
    /// `not-in-hand`: tokens that the player does not hold.
    NOT_IN_HAND = "not-in-hand", "tokens of the hand";
    /// `pool-empty`: an exchange where the pool is empty.
    POOL_EMPTY = "pool-empty", "no exchange, since the pool is empty";
    /// `pool-too-small`: an exchange of more tokens than are in the pool. `most`: how many are.
    POOL_TOO_SMALL = "pool-too-small", "at most as many as the pool holds, {most}";
    /// `can-lay`: a pass where a lay is legal.
    CAN_LAY = "can-lay", "a lay or an exchange, since a lay is legal";
    /// `occupied`: a lay on a token. `token`: that token.
    OCCUPIED = "occupied", "an empty square, and {token} lies there";
    /// `not-in-row`: tokens that lie neither all in one rank nor all in one file.
    NOT_IN_ROW = "not-in-row", "all tokens in one rank or all in one file";
    /// `gap`: an empty square between the tokens of a lay. `square`: that square.
    GAP = "gap", "no gap before it at {square}";
    /// `invalid-line`: a lay that makes a line of several colours and symbols, or with a token twice.
    /// `line`: its tokens.
    INVALID_LINE = "invalid-line",
        "a line of one colour or one symbol, each token once, not {line}";
    /// `centre`: a first lay beside the centre. `square`: the centre.
    CENTRE = "centre", "a token on the centre, {square}";
    /// `apart`: a lay that touches nothing.
    APART = "apart", "a square next to a token that lies there";
    /// `invalid-board`: a lay where a line that is on the board already is not valid.
    INVALID_BOARD = "invalid-board", "no lay, since a line on the board is not valid";
}
