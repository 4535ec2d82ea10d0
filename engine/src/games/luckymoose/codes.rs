//! The error codes of LuckyMoose.

use crate::codes::codes;

codes! {
    /// `board-size`: a board of an invalid size. `least` and `most`: the bounds.
    BOARD_SIZE = "board-size", "an odd number of ranks from {least} to {most}, with / between them";
    /// `rank-token`: part of a rank that is neither a token nor a number of empty squares. `most`: the
    /// largest number.
    RANK_TOKEN = "rank-token", "a number from 1 to {most} or a token such as g4";
    /// `player-count`: scores of too few or too many players.
    PLAYER_COUNT = "player-count", "points of 2, 3 or 4 players with , between them";
    /// `hand-count`: a wrong number of hands. `hands`: the right number.
    HAND_COUNT = "hand-count", "{hands} hands with / between them";
    /// `generator-state`: not a state of the generator.
    GENERATOR_STATE = "generator-state", "16 lower-case hexadecimal digits";
    /// `generator-hidden`: a state of the generator in a view, which does not contain it.
    GENERATOR_HIDDEN = "generator-hidden", "-, since nobody knows it";
    /// `kind-count`: too many tokens of one kind. `most`: the limit.
    KIND_COUNT = "kind-count", "at most {most} of a kind on the board, in hands and in the pool";
    /// `token-count`: too many tokens in total. `most`: the limit.
    TOKEN_COUNT = "token-count", "at most {most} tokens on the board, in hands and in the pool";
    /// `token`: not the name of a token.
    TOKEN = "token", "a colour of roygbp and a number from 1 to 6";
    /// `tokens`: an empty text instead of tokens.
    TOKENS = "tokens", "tokens, or - where there are none";
    /// `token-order`: a hand that is not sorted by colour and symbol.
    TOKEN_ORDER = "token-order", "tokens by colour and then by symbol";
    /// `many-tokens`: too many tokens in a hand, the pool or a move. `most`: the limit.
    MANY_TOKENS = "many-tokens", "at most {most} tokens";
    /// `hand-or-size`: neither tokens nor their number.
    HAND_OR_SIZE = "hand-or-size", "a number of tokens from 0 to {most}, or tokens";
    /// `own-hand-missing`: a view of a player without the player's hand.
    OWN_HAND_MISSING = "own-hand-missing", "the tokens of one hand, or - for them";
    /// `second-hand`: a view of a player with a second hand.
    SECOND_HAND = "second-hand", "a number: only one hand is known";
    /// `hand-hidden`: a hand in the view of a spectator.
    HAND_HIDDEN = "hand-hidden", "a number: who looks on knows no hand";
    /// `turn`: a text that does not have the parts of a move.
    TURN = "turn", "a token and its square such as r1@h8, ~ and tokens, or pass";
    /// `square-order`: a lay that is not sorted by square.
    SQUARE_ORDER = "square-order", "squares by rank and then by file";
    /// `no-token`: an exchange or a lay without a token.
    NO_TOKEN = "no-token", "at least one token";
    /// `sealed-places`: a sealed exchange without the places of tokens in the hand.
    SEALED_PLACES = "sealed-places", "places in the hand, rising, such as ~136";
    /// `not-in-hand`: tokens that the player does not hold.
    NOT_IN_HAND = "not-in-hand", "tokens of the hand";
    /// `pool-empty`: an exchange with an empty pool.
    POOL_EMPTY = "pool-empty", "no exchange, since the pool is empty";
    /// `pool-too-small`: an exchange of more tokens than the pool has. `most`: the size of the pool.
    POOL_TOO_SMALL = "pool-too-small", "at most as many as the pool holds, {most}";
    /// `can-lay`: a pass although a lay is legal.
    CAN_LAY = "can-lay", "a lay or an exchange, since a lay is legal";
    /// `occupied`: a lay on an occupied square. `token`: the token there.
    OCCUPIED = "occupied", "an empty square, and {token} lies there";
    /// `not-in-row`: tokens that are neither all in one rank nor all in one file.
    NOT_IN_ROW = "not-in-row", "all tokens in one rank or all in one file";
    /// `gap`: an empty square between the tokens of a lay. `square`: that square.
    GAP = "gap", "no gap before it at {square}";
    /// `invalid-line`: a lay that makes an invalid line. `line`: its tokens.
    INVALID_LINE = "invalid-line",
        "a line of one colour or one symbol, each token once, not {line}";
    /// `centre`: a first lay that does not cover the centre. `square`: the centre.
    CENTRE = "centre", "a token on the centre, {square}";
    /// `apart`: a lay that is not next to a token on the board.
    APART = "apart", "a square next to a token that lies there";
    /// `invalid-board`: a lay on a board with an invalid line.
    INVALID_BOARD = "invalid-board", "no lay, since a line on the board is not valid";
}
