// The book of openings of Gambit, printed by `cargo gambol book gambit --games 10000 --positions 780`.

export const book = `gambit 10000 games of master, 2000 nodes, seed 1, mirrored
5E8e b2xb4 2721 397 2217 c2xe4 844 516 218 c2xa4 837 301 155 b2xd4 832 506 209 d2xb4 819 366 288 a2xa4 818 612 105 d2xf4 817 410 68 c2xc4 780 546 118 a2xc4 768 258 126 d2xd4 764 314 338
zBTW d3xb1 2139 12 2126 c3xc1 43 3 8 d3xd1 43 10 7 f3xd1xb3 41 6 5 a3xa1 40 5 3 d3xd1xb3 36 3 0 c3xe1 35 7 8 f3xf1 34 5 15 f3xh1 34 3 4 f3xd1 33 5 7 d3xf1 32 3 3 e3xe1 32 7 3 h3xh1 32 2 6 e3xc1 31 17 1 g3xg1 31 7 13 g3xe1 30 1 5 e3xg1 29 9 3 h3xf1 26 2 0
AE8d f2xd4xb2 2124 0 2124 f2xd4 3 0 0 h2xh4 3 1 0
7Nbh f3xd1 2124 0 2124
SYBE g2xg4 727 0 727 h2xh4 702 0 702 a2xa4 695 0 695
Asgx h3xh1 136 4 125 d3xf1 130 10 4 d3xd1 42 16 13 b3xb1 40 9 2 d3xb1 40 8 6 a3xc1xe3 38 1 2 g3xg1 37 13 18 b3xd1 36 4 3 a3xc1xe3xe1 33 5 3 c3xc1xe3xe1 33 10 3 c3xe1 33 6 5 f3xd1 30 3 7 f3xh1 30 2 2 h3xf1 30 5 1 a3xa1 28 3 4 c3xa1 27 0 5 c3xc1xe3 27 3 3 c3xe1xe3 27 6 5 a3xc1 24 1 3 c3xc1 23 1 4
pFaK e3xe1 159 90 58 f3xd1 154 147 0 a3xc1 50 18 6 c3xe1 44 16 20 d3xf1 42 11 8 b3xd1 40 9 2 a3xa1 38 13 16 d3xb1 38 19 4 e3xc1 38 10 4 h3xf1 38 4 4 f3xh1 35 7 2 c3xc1 33 7 19 d3xd1 33 8 2 c3xa1 32 5 2 h3xh1 32 3 5 b3xb1 31 14 3
-8Wi f3xf1 123 4 5 d3xb1 122 8 110 g3xe1xc3xc1 44 14 6 g3xg1 43 11 2 d3xd1 42 9 6 e3xe1xc3xc1 40 4 10 g3xe1xc3 38 5 1 b3xd1 36 7 20 f3xh1 36 6 2 h3xf1 32 5 1 d3xf1 31 5 3 g3xe1 31 3 4 a3xa1 30 5 14 e3xg1 30 3 9 e3xc1xc3 28 2 0 e3xc1 26 9 3 e3xe1 26 6 2 f3xd1 26 4 1 e3xe1xc3 25 1 4 h3xh1 23 6 6
9xXE f3xd1 257 14 232 b3xb1 49 0 1 b3xd1 43 14 1 a3xc1 42 1 1 f3xf1 37 11 4 f3xh1 36 5 0 h3xf1 36 8 8 a3xa1 34 10 6 d3xf1 34 24 1 a3xa1xc3 33 5 6 a3xc1xc3 33 0 2 g3xe1 31 28 0 a3xa1xc3xc1 28 10 3 g3xg1 28 13 2 h3xh1 27 9 10 d3xb1 26 5 2 e3xg1 26 5 4 e3xe1 19 3 5
rONE d3xf1xh3 241 4 5 f3xh1 40 14 12 b3xb1 38 5 6 c3xc1 38 9 6 a3xa1 36 0 18 c3xa1 34 4 5 c3xe1 33 12 2 f3xf1 33 7 3 d3xd1 31 9 2 f3xf1xh3 31 3 13 a3xc1 30 1 1 b3xd1 29 6 1 g3xe1 28 1 3 d3xb1 27 4 2 g3xg1 27 1 13 e3xc1 26 7 3 e3xe1 25 7 2 f3xd1 25 0 3 d3xf1 24 4 4 e3xg1 22 3 1
uwEo g3xg1 249 243 3 b3xb1 41 4 1 e3xg1 39 10 2 g3xe1 39 14 2 a3xc1 36 3 4 c3xe1 36 9 4 h3xh1 36 6 3 b3xb1xd3 35 3 7 e3xc1 34 6 6 f3xf1 34 3 6 h3xf1 34 6 6 c3xc1 33 4 2 a3xa1 32 6 6 c3xa1 32 5 4 b3xb1xd3xd1 30 7 5 f3xh1 29 5 3 b3xd1 26 4 2 b3xd1xd3 22 1 2
bpjo e3xc1 212 4 8 f3xf1 37 3 9 g3xe1xc3 37 1 0 e3xe1 36 4 6 a3xc1 34 8 4 b3xb1 33 6 19 d3xf1 32 6 4 e3xe1xc3 30 1 4 h3xf1 30 1 3 f3xd1 29 11 3 f3xh1 29 6 3 g3xe1 28 5 12 g3xg1 28 3 16 g3xe1xc3xa1 27 6 5 a3xa1 26 6 4 a3xa1xc3 26 3 4 a3xa1xc3xe1 26 18 3 d3xd1 22 13 0 e3xg1 22 4 1 e3xe1xc3xa1 21 3 8 h3xh1 15 4 2
z1Ng f3xd1xb3xb1 124 119 2 d3xd1xb3xb1 112 108 4 c3xe1 35 22 5 e3xc1 34 8 19 f3xd1xb3 34 8 5 d3xf1 33 9 5 g3xe1 31 9 15 c3xa1 29 6 3 g3xg1 29 11 1 d3xd1xb3 28 1 4 e3xe1 28 17 7 a3xc1 27 0 8 h3xh1 27 6 3 h3xf1 26 6 9 f3xf1 25 7 2 f3xd1 24 8 6 f3xh1 24 7 1 d3xb1xb3 23 3 8 d3xb1 21 6 12 e3xg1 19 8 0 c3xc1 18 8 0 d3xd1 17 7 7
Mr4W c3xc1 243 5 233 a3xc1 36 13 13 a3xa1 35 6 5 f3xf1 30 6 7 h3xf1xd3 28 2 2 h3xf1xd3xb1 28 4 6 h3xh1 28 9 15 b3xb1 27 3 8 e3xe1 27 3 13 g3xe1 27 6 4 b3xb1xd3 26 3 2 c3xa1 26 6 3 f3xd1 25 5 2 f3xf1xd3 25 2 0 b3xb1xd3xf1 24 6 5 f3xf1xd3xb1 24 10 2 g3xg1 24 5 7 e3xg1 23 4 5 b3xd1 20 6 3 f3xh1 19 7 0 h3xf1 19 1 3
0SBF h3xh1 251 0 251 h3xh1xf3xd1 240 0 240 h3xh1xf3 236 0 236
mFQf a3xa1xc3xe1 251 0 251 a3xa1xc3 234 0 234 a3xa1 217 0 217
O7xJ a3xa1xc3 695 0 695
ztTj c3xe1 470 0 470
c8sx b1xb3 241 0 241 a1xc3xe1 227 0 227
i7qt c2xe4xe2 117 1 116 f2xd4 116 0 116 c2xe4 4 2 0 g2xg4 4 1 0 h2xh4 3 3 0
4JkT h2xh4 251 0 251
VoE5 g2xg4 251 0 251
N_vb b2xb4 235 0 0 b2xd4 4 0 2 d2xf4 3 0 1
TCiB g2xg4 232 0 232 f2xf4 3 2 1
PDJ8 b4xb2 241 0 241
c7ZX a1xc3xe1 241 0 241
vkzr b2xb4 225 225 0
-GQO h2xh4 240 0 240
IaE8 h2xh4 71 0 0 b4xd2 61 0 0 f2xf4 57 0 0 a2xa4 49 0 0
Il-b h2xh4 236 0 236
Obsw e3xc1 235 235 0
OwZS g3xg1 83 0 83 d3xb1 80 0 80 c3xe1 71 0 71
ubkz g2xg4 234 0 234
4_0n a3xa1 76 0 0 c3xc1 76 0 0 c3xe1 72 0 0
VNsO g2xg4 217 0 217
RkQv a2xa4xc2xe4 189 189 0 a2xa4xc2 5 2 0 h2xh4 3 3 0
ikNF g3xg1xe3xe1 66 0 0 g3xg1xe3 64 0 0 g3xe1xe3 61 0 0
jsdO c2xc4xe2xg4 77 2 0 c2xc4 53 0 53 c2xc4xe2 5 1 0 d2xd4 5 2 0 a2xc4 4 2 1 d2xb4 4 2 0 a2xa4 3 1 0 a2xc4xe2xg4 3 0 1
lpqg b2xd4xf2 72 0 0 a2xa4 60 0 0 b2xb4 3 0 0 c2xe4xe2 3 1 0 d2xb4 3 1 0
jRTk g2xg4 122 0 122 a2xa4 4 2 2 e2xc4 3 1 0
Ya1z b2xb4 109 109 0 h2xh4xf2xf4 4 4 0 h2xh4 3 0 0 h2xh4xf2 3 1 1
RkUH h2xh4 30 0 0 f2xd4xb2 29 0 0 f2xd4 28 0 1 g2xg4 23 1 1 d2xb4 5 1 0
_rgX f3xd1 45 0 45 h3xh1 42 0 42 c3xe1 36 0 36
TRJH g2xg4 109 109 0 c2xe4 5 2 3 h2xf4 3 1 0
gptv g2xe4 110 1 109
1kGR h3xh1 52 0 0 a3xa1 35 0 0 g3xg1 31 0 0
PfWL h3xh1 45 0 45 a3xa1xc3xc1 38 0 38 g3xg1 35 0 35
TAez g3xg1 21 0 21 b3xb1 18 0 18 g3xg1xe3xe1 15 0 15 g3xe1 14 0 14 g3xe1xe3 14 0 14 g3xg1xe3 13 0 13 h3xh1xf3xf1 11 0 11 a3xa1 10 0 10
f6Ms g2xe4 95 0 1 h2xf4xd2xb4 4 0 0 f2xd4xb2 3 0 2 h2xh4 3 0 0
DZOY h3xh1 109 0 109
HmsD h3xh1 43 0 0 a3xa1 34 0 0 d3xd1xf3xf1 33 0 0
C6ZN d3xd1 109 0 109
6rqB h2xf4 109 0 109
5rW5 h3xh1 49 49 0 g3xe1 45 45 0
EMNH c2xc4 31 0 31 d2xd4 28 0 28 c2xc4xe2 24 0 24
mmUB h2xf4 80 0 80
Gsgm a3xa1 80 0 80
7KWw f2xd4xb2 19 19 0 h4xh2xf4 18 18 0 c2xc4 15 15 0 f2xd4 15 15 0 f2xf4 13 13 0
empZ b3xb1 42 42 0 a3xc1 33 33 0
IJM6 f2xd4 25 25 0 a2xa4 24 24 0 h4xh2xf4 14 14 0 f2xf4 13 13 0
6dVp a2xa4 21 21 0 f2xf4 18 18 0 h4xh2xf4 18 18 0 f2xd4 17 17 0
_StH h2xf4 39 0 39 h2xh4xf2 33 0 33
f3zh d1xb3 72 72 0
6Gni d3xb1 72 72 0
gDci a2xa4 42 0 0 a2xa4xc2 30 0 0
syvp h3xh1xf3xf1 72 72 0
c6pR a4xc2 72 0 0
88uk f3xf1 71 71 0
W7r3 b4xd2 37 0 0 a2xa4 34 0 0
cF5T c1xa3 67 0 0
1eDT e4xg2 67 67 0
T1Ya h2xh4 67 67 0
RF5w e2xg4 32 32 0 h2xh4 32 32 0
cDdI c1xc3xe1 33 33 0 a3xa1 29 29 0
-mGK e4xe2 23 23 0 e4xe2xg4 19 19 0 h2xh4 19 19 0
ZMAT f3xf1 25 25 0 a3xa1 18 18 0 h3xh1 18 18 0
04WI c3xa1 31 31 0 d3xb1 30 30 0
4iwh h3xh1 57 57 0
DChY b4xd2 30 0 0 a2xa4 27 0 0
vXQp d3xd1 54 0 54
Ft_s a2xa4xc2 29 0 29 b2xb4 25 0 25
s-3Y a2xa4 26 26 0 c2xc4 26 26 0
YBCN d2xb4 9 9 0 c2xe4 7 7 0 d2xd4xb2 6 3 0 c2xc4 5 2 0 d2xf4xf2 3 0 0
nTmq h2xf4xd2 18 18 0 f2xf4 5 5 0 h2xh4 5 5 0 f2xf4xd2 3 2 1 g2xe4 3 3 0 h2xf4 3 3 0 h2xf4xd2xd4 3 3 0
pVE- e3xe1 49 49 0
LPpJ c4xc2 49 0 0
jmDg f2xh4 49 0 0
13CO e4xc2 49 0 0
uB9K b1xd3 49 49 0
V0fE c3xc1 26 26 0 a3xa1 23 23 0
Uedk h3xh1 48 48 0
YyFO g2xg4 29 0 29 h2xh4 17 0 17
LqJm a2xa4 45 0 45
_u4W h2xh4 45 0 0
zFcg e3xg1 45 0 45
2Fw1 b2xb4 45 0 45
SVsO d2xf4xh2 13 13 0 d2xf4 12 12 0 d2xd4 11 11 0 e2xc4 8 8 0
KiM3 e2xg4 14 14 0 d4xd2 3 1 0 d4xf2xf4 3 1 0 e2xe4 3 2 1 e2xe4xc2 3 1 2 g2xe4 3 1 2
-mf2 a2xa4 19 1 18 a2xc4 5 2 0 b2xb4 5 3 0 c2xa4 3 0 2 e2xc4 3 0 0 e2xe4 3 0 0 e2xg4 3 2 0
iEs5 c2xc4 14 14 0 h2xh4 5 2 3 a2xa4 3 3 0 b4xd2xf4 3 0 0 f2xh4 3 1 1 h2xf4xd2 3 0 1
UVYe e2xc4 16 16 0 d2xd4 5 4 1 e2xe4xc2 4 2 1 e2xe4 3 1 2 f2xd4 3 3 0 f2xf4 3 1 2
S8ek a2xa4 15 15 0 e2xc4 4 4 0 f2xf4 3 1 0 f2xf4xd2 3 0 0 h2xf4xd2 3 0 0
YEfy e2xg4 16 16 0 c2xe4 5 1 0 e2xe4xg2 4 2 0 c2xa4 3 2 0 d2xf4 3 3 0 e2xe4 3 0 2
fLrB f2xd4 17 0 17 e2xg4 14 0 14 f2xh4 11 0 11
Pdhg e2xe4 11 11 0 h2xf4 4 3 1 h2xh4 4 4 0 g2xe4 3 3 0
Uuoa e2xg4 17 17 0 h2xf4xd2 5 0 0 g2xe4 4 1 3 a2xc4 3 1 0 h2xf4 3 2 0
fBKY h2xh4xf2xf4 7 1 6 h2xh4 5 2 0 a2xa4 4 1 3 b2xb4xd2 4 0 4 c2xa4 4 2 0 e2xg4 4 2 0 h2xf4 4 1 0 c2xc4 3 0 0
lB-j a2xa4 42 0 0
blt3 b2xd4 9 9 0 b2xb4 7 7 0 c2xc4 6 3 0 g2xe4xe2 4 0 1 a2xa4 3 0 1 d2xf4 3 0 3
xI42 h3xh1xf3 24 24 0 e1xc3 18 18 0
VJPS h2xh4 14 14 0 a2xa4xc2xe4xe2 3 1 0 a2xc4xe2xe4 3 2 0 d2xd4 3 1 2
NhQF a2xa4 23 23 0 f2xf4 3 3 0
EMe_ h2xh4 17 0 17 g2xg4 15 0 15 f2xd4 8 0 8
Od_1 h2xh4 18 18 0 e2xc4 4 3 1 f2xf4 3 3 0 g2xe4 3 3 0
Cm1h d2xb4 18 18 0 h2xf4 6 3 0 h2xh4xf2 4 2 0 e2xg4 3 3 0 h2xf4xf2 3 0 0
QUgP a2xa4xc2xe4 10 10 0 h2xf4 6 6 0 a2xa4 5 5 0 a2xc4xe2 4 1 1 f2xh4 4 0 4
8we4 a2xa4xc2xc4 10 10 0 b2xb4 5 1 2 h2xh4 5 5 0 d2xb4 4 4 0 h2xh4xf2xf4 4 4 0 a2xc4 3 0 0 e2xg4 3 0 3 h2xh4xf2 3 0 0
VKE6 d2xd4xf2xf4 10 10 0 b2xd4xf2 8 8 0 b2xd4 5 5 0
WhAL d2xf4xh2 13 3 10 d2xd4 6 2 0 a2xa4 4 2 0 a2xc4 4 1 0 c2xa4 3 1 0
Q0pt a3xa1 39 0 39
xr3Z c2xa4 10 10 0 a2xa4 4 0 0 b2xd4xf2 4 4 0 d2xb4 4 2 0 d2xf4xf2 4 2 0 b2xd4xf2xf4 3 3 0 d2xf4 3 0 0 g2xe4xe2 3 1 0
iW2Q h2xh4xf2xf4 9 9 0 h2xf4 5 2 1 b2xd4 4 4 0 d2xb4 4 4 0 h2xh4 4 0 0 c2xa4 3 3 0 g2xg4xe2 3 1 0 h2xh4xf2 3 2 0
xciX h2xh4xf2 38 0 38
dZ7U h2xh4xf2xf4xd2xb4xb2 8 8 0 h2xf4xd2xb4 7 7 0
FMvN e2xc4 7 7 0 e2xe4 6 6 0 a2xa4 4 4 0 c2xc4 3 3 0 e2xg4 3 3 0 g2xe4 3 3 0 h2xh4 3 3 0
jaOE b2xd4xf2xf4 12 1 11 b2xd4xf2 4 1 3
n3AF g2xg4 12 12 0 e2xc4 8 8 0 c2xc4 3 0 3
EBPL a2xa4xc2xe4 12 12 0 a2xc4 3 3 0 f2xd4 3 1 2
h17f d2xf4 11 11 0 a2xa4xc2 5 0 0 b2xd4 5 1 0 a2xa4xc2xc4 3 0 0 a2xc4 3 0 0
GeGL a2xa4 19 19 0 b2xb4xd2 4 0 2
3gkP b2xd4xf2xf4 8 8 0 d2xf4 5 5 0 b2xd4 4 4 0 c2xe4xg2 3 2 0 d2xd4 3 1 2
4yn3 h2xf4 19 19 0 e2xc4 4 1 0
cmsU h2xf4 10 10 0 a2xa4xc2xe4 9 9 0 a2xa4xc2 4 1 2 b2xb4 3 0 3
PGU8 b2xb4xd2xd4xf2xf4 7 7 0 b2xb4xd2xd4 5 5 0 e2xe4 4 4 0 h2xh4 4 4 0 b2xb4xd2xd4xf2 3 3 0 b2xb4xd2xf4xf2 3 3 0 g2xe4xc2xa4 3 3 0
T2yj c2xe4xg2 13 0 13 a2xc4 5 0 2 h2xh4 4 1 3 a2xa4 3 2 0 b2xb4 3 0 0 c2xa4 3 0 0
EWQF c2xe4 13 13 0 e2xc4 6 3 0 a2xa4 4 4 0 e2xe4 3 3 0
Z2oN c2xe4xg2xg4 9 9 0 f2xh4 5 0 0
LjAJ f2xd4 8 8 0 h2xh4 8 8 0 e2xe4 4 4 0 a2xa4xc2xc4 3 3 0 h2xf4 3 3 0
zYFp f2xd4xb2xb4 14 14 0 f2xd4 6 6 0
1NnS g2xe4xc2xa4 11 11 0 g2xe4 6 6 0 b2xb4 4 1 3 c4xe2xg4 4 3 0
mVRO b2xb4 12 12 0 g2xg4xe2 3 0 0 h2xf4xd2 3 1 0
gQ9f f2xh4 15 15 0 g2xg4 5 4 1
gM01 g2xe4 8 0 8 c2xa4 5 1 0 g2xg4 4 1 0 d4xb2xb4 3 3 0 h2xf4xd2 3 1 0
MFYq d2xb4 9 9 0 a2xa4 7 7 0 e2xg4 3 2 0 g2xe4 3 3 0 h2xh4 3 3 0
EFC1 e2xc4 18 1 17 e2xe4 4 0 0 f2xh4 3 3 0
IUzR c2xe4 16 16 0 a2xa4 5 1 0 f2xh4 5 5 0 d2xf4 3 3 0
-I4x d2xf4xh2 8 8 0 c2xa4 7 0 7 d2xd4 3 1 2
lrlp c2xc4 18 18 0 g2xe4 17 17 0
InYQ a2xa4 35 0 35
MLFk e2xc4 12 12 0 c2xe4 3 0 3 f2xh4 3 0 0 h2xf4xd2 3 0 0
lMzH h2xh4 35 35 0
i7i3 f2xf4 8 8 0 g2xg4xe2xe4 8 8 0 c4xe2 4 1 1 c4xc2xe4xe2xg4 3 3 0
luyZ c2xe4 12 0 0 e2xe4 3 2 1 f2xd4 3 1 0 f2xf4xd2 3 1 1 f2xf4xd2xd4 3 0 1 g2xe4 3 1 2 h2xf4xd2 3 0 0
C4Rj f2xf4xd2xb4 16 16 0 f2xf4 3 1 2
MrOk e3xg1 35 0 35
B3gI a2xa4 35 0 35
UEbJ b2xb4 6 6 0 b2xd4 5 5 0 c2xc4 4 4 0 e2xc4 3 1 0 e2xe4 3 1 1
tr0_ e2xc4 11 11 0 d2xf4 8 8 0 f2xd4 8 8 0 h2xh4 7 7 0
Q9ec h2xf4xd2xd4 7 1 6 c2xa4 4 4 0 f2xf4 4 1 0 e2xe4 3 3 0 f2xd4xd2 3 2 0 g2xe4 3 3 0 h2xf4 3 2 0
ry4w g2xg4 7 7 0 c2xe4 5 1 4 d2xd4xf2xh4 4 1 3 c2xc4 3 1 2 h2xh4xf2 3 0 0
vJXk d2xd4 8 8 0 c2xe4 5 5 0 e2xe4 5 1 4 d2xd4xb2 4 4 0
A9O- g2xg4xe2xe4 7 0 0 g2xe4 6 1 0 a2xc4 3 1 0 c2xa4 3 2 0 g2xe4xe2 3 0 0 h2xh4 3 1 0
5x_N e2xe4xc2xa4 10 10 0 g2xe4xc2xa4 6 6 0 d2xf4 4 2 1 f2xf4 3 0 1
fz7r g2xe4 11 1 10 g2xg4 10 1 9 c2xe4 4 2 0
NuFW h2xh4xf2xd4 12 12 0 c2xa4 6 4 2 a2xa4 3 3 0 h2xf4 3 3 0
lrFC b2xd4 13 13 0 a2xa4 6 2 4 f2xh4 3 1 0 h2xf4 3 2 1
7O8e g2xg4 13 13 0 g2xg4xe2 4 1 0 a2xa4 3 1 1 b2xb4 3 1 0 b2xd4 3 2 1
S15q g2xg4 10 10 0 c4xc2xe4xe2 3 0 0 c4xe2 3 0 0 d2xd4 3 3 0 f2xh4 3 1 2
ndHo c2xe4 6 6 0 e2xc4 6 6 0 e2xg4 6 6 0 a2xa4 3 1 1 f2xf4xh2 3 1 0
2ub- a3xa1 9 0 9 d3xb1 9 0 9 e1xg3 6 0 6 e1xg3xg1 5 0 5 f1xh3 4 0 4
8Zci h2xh4 17 17 0 h2xh4xf2xd4 16 16 0
caBu e2xc4xa2 10 10 0 f2xd4xd2 4 0 4 h2xf4xd2xd4 3 1 0
rbw0 e2xc4xc2xa4 15 15 0 h2xf4xd2xd4xb2 3 3 0
aG-q h2xh4 12 12 0 g2xg4 4 2 2 h2xf4 4 1 0
aJrT c1xe3 20 20 0 e1xc3 13 13 0
-2zv a2xa4 33 0 0
XTcy d2xf4 9 9 0 g2xe4 5 2 3 g2xe4xe2 5 2 0 g2xg4xe2 3 1 0
CxHg a2xa4 14 0 14 e2xe4xc2 3 1 0 e2xg4 3 1 2
ASVx b2xb4 12 12 0 a2xa4xc2 6 4 0 g2xe4 3 2 1 g2xg4xe2xe4 3 3 0
P6Fk d4xd2xb4xb2 15 15 0 d4xd2xb4 4 3 1 h2xf4xf2 3 1 0
IzCj h2xh4xf2 8 8 0 h2xh4xf2xf4 5 5 0 b2xb4 3 0 0 h2xf4xf2 3 3 0
qtF- b2xb4 17 17 0 h2xh4 3 1 2
VdVX a2xc4 33 0 0
9_NF d2xf4 10 1 9 e2xe4xc2xa4 10 1 9 e2xc4 3 3 0 g2xe4 3 0 0
Xefx c2xe4 14 14 0 f2xf4xd2 4 0 0 g2xe4 4 0 0 b2xb4 3 3 0
_QXy b2xb4xd2xf4 10 10 0 b2xd4xf2xf4 6 6 0 c2xa4 4 1 0
9rA7 g2xg4 14 14 0 b2xb4 3 1 2
3VGR d4xd2 32 32 0
9T6k d4xf2 16 16 0 f4xd2 16 16 0
kali c1xe3 32 0 0
7j-I a3xa1 32 0 0
noE4 f1xh3 32 0 0
9QdL f2xd4 10 10 0 a2xa4 3 3 0 d2xf4 3 3 0
TnbY a2xa4 17 17 0 g2xg4 3 1 2 h2xf4 3 0 0
svSK a2xa4 15 15 0
rBdU e3xe1 16 0 0 f3xd1 16 0 0
kaBR c2xa4 10 10 0 b2xb4 3 1 2 f2xh4 3 2 0
ES3o g2xg4xe2xe4 9 9 0 f2xf4 5 0 1 g2xe4 4 2 2 g2xg4 4 4 0
DLUv b2xb4 12 12 0 g2xe4 3 3 0 g2xe4xe2 3 2 0 g2xg4xe2xe4 3 0 0
5GMF f2xh4 18 18 0 a2xa4 3 3 0 a2xc4 3 1 0
4m4g e2xg4 8 8 0 d2xd4xf2xf4 7 7 0 g2xe4 4 1 1 d2xf4 3 3 0
t8A2 e2xg4 15 15 0 g2xe4 3 2 1
sY4L c2xc4 31 31 0
P8K9 g2xe4 8 0 0 g2xg4 8 8 0 b4xd2xd4 3 2 0 f2xh4 3 1 0
IJgl e2xg4 5 5 0 h2xh4 5 0 5 c2xc4 4 1 3 d2xd4xb2 3 0 0 f2xd4xb2 3 3 0
ahOT e2xc4 9 0 0 h2xh4 8 1 0 a2xc4 4 1 0 e2xe4 3 1 0 g2xe4 3 0 0
NpdR d3xd1 31 0 31
2kim h2xh4 17 0 17 a2xa4 14 0 14
gaY_ a3xa1 17 0 0 h3xh1 14 0 0
NggS e2xg4 8 1 7 b2xd4xf2xf4 5 0 5 b2xd4xf2 3 0 0 c2xe4 3 2 1
J8sQ d2xf4 7 7 0 c2xe4 6 6 0 e2xg4 6 6 0 g2xe4 4 2 2
LlhY g2xg4xe2xe4 13 13 0 g2xe4 3 3 0 g2xg4xe2 3 1 2
E96K d2xb4 10 10 0 d2xf4 4 1 1 d2xf4xf2 3 1 0 e2xc4 3 1 0
JRlq b2xb4xd2xf4xh2 11 11 0 f2xd4 4 0 1 a2xa4 3 2 1
f7mR b2xd4 8 0 8 e2xe4 7 7 0
2aJI d2xd4xf2 14 0 0 d2xd4 11 0 0 c2xe4xe2 6 0 0
woxH h4xf2xf4 11 11 0 h4xh2 11 11 0 h4xh2xf4 8 8 0
ivdX e2xg4 14 14 0 c2xc4 3 3 0 d2xd4xf2xf4 3 1 2
HZFP a2xa4 30 30 0
Y-wX c3xe1 17 17 0 d3xd1 13 13 0
0CdU h2xf4xd2xb4 14 14 0 c4xc2 4 0 3
wHU7 a2xa4xc2xe4xg2xg4 15 15 0
BJ2z b2xb4xd2xd4 5 5 0 b2xb4xd2 4 3 1 g2xg4 4 4 0 c4xc2xe4 3 1 2
nD32 c2xa4 8 0 8 e2xc4 3 1 0 e2xc4xa2 3 3 0 e2xe4 3 1 1 f2xf4 3 2 0
RbU4 c2xe4 8 8 0 e2xc4 4 4 0 h2xh4 3 1 2
AHvT b2xb4xd2xf4 11 11 0 b2xb4xd2 4 1 1
FmDT a2xa4 8 8 0 c2xe4xg2xg4 6 6 0 a2xc4 3 1 0 c2xa4 3 3 0 c2xe4xg2 3 3 0
32_f a2xa4 12 12 0 c2xc4xe2 3 0 2 c2xe4 3 2 1
p5iP c2xe4 13 13 0 a2xa4 4 4 0 h2xh4 3 2 1
p2VM d2xd4xb2xb4 12 12 0 f2xd4xb2xb4 6 6 0 d2xd4 3 2 0
McFt d1xb3 30 30 0
s9HK b2xd4xf2 30 0 0
FkfJ f3xd1 16 0 16 d3xb1 13 0 13
tu70 c3xc1 29 0 29
n6kr a2xa4 15 0 15 h2xh4 14 0 14
W5uQ c2xc4 11 11 0 d2xd4xb2 3 1 2 h2xh4 3 1 0
4UGk h3xh1 15 0 15 d1xb3xb1 14 0 14
H6SA h2xh4 7 7 0 f2xf4 4 3 0 c2xe4xg2 3 1 0 d2xd4 3 0 0 e2xg4 3 3 0
2gaq a3xc1 10 10 0 h3xh1xf3 10 10 0 d3xd1 9 9 0
0sL_ f2xd4 15 15 0 f2xf4 4 2 2 e2xg4 3 1 0
stVF a2xa4xc2xe4 14 14 0 c4xe2 4 0 0 f2xd4 3 0 0
Em00 e2xe4xc2xa4 6 6 0 e2xe4 5 5 0 d2xd4 4 1 0 f2xh4 3 3 0
UedN b2xb4 6 6 0 b2xd4 5 5 0 c2xa4 4 4 0 d2xb4 4 2 0 a2xa4 3 2 1
BiOV f2xd4 12 12 0 e2xc4xc2 6 3 0 d2xb4 3 3 0
HX8_ g2xe4xc2xa4 11 11 0
u1P4 e2xg4 7 7 0 a2xc4 3 1 0 e2xe4xg2 3 0 1 f2xf4 3 1 1
58O0 g3xe1xc3 25 0 0
DAV8 g2xe4 7 2 0 d2xb4 5 0 5 g2xg4 4 1 0 h2xf4 4 0 2 d2xd4 3 1 0
6oST h2xh4 11 0 11 d2xf4xf2 3 3 0
jhU5 b2xb4 9 0 9 d2xd4 4 1 3
NVJs c4xc2xa4xa2 6 6 0 f2xf4xd2xb4 4 4 0 b2xb4xd2 3 3 0 h2xf4xd2xb4 3 3 0
eZdh g3xg1 11 11 0 h3xh1 11 11 0 c3xe1 5 5 0
tLsj h2xh4xf2xf4 10 10 0 c2xc4xa2 4 3 1 e2xc4xa2 3 1 2
FZir f2xf4 7 7 0 f2xh4 6 6 0 f2xf4xd2 4 1 3 b2xb4xd2 3 2 0
hNtg f2xf4xd2xb4 5 0 5 b2xb4xd2xf4 4 0 4 f2xf4 4 1 3 f2xf4xh2 3 1 0
kyhg h2xf4 7 7 0 g2xg4 4 4 0 a2xc4 3 1 0 f2xf4 3 3 0
aL5D c2xe4xe2xg4xg2 10 10 0 c2xc4 3 3 0
lRKI e2xg4 12 12 0 d2xd4xf2xf4 3 2 1
1QrG f2xf4xd2xd4 8 0 8 g2xe4 3 1 0
aMiF f2xf4 7 7 0 d2xd4 3 0 3 e2xe4 3 2 1 g2xg4 3 2 1 h2xh4 3 3 0
-6WR f2xh4 14 14 0
T7J3 e2xe4 7 7 0 a2xa4xc2xe4 5 3 2 e2xg4 5 5 0 e2xe4xc2xa4 3 1 2 g2xe4 3 0 0
umt_ h2xf4xd2xb4 10 10 0 f2xh4 5 2 0 a2xa4 3 1 2 f2xf4 3 0 3
iK34 c2xe4 5 5 0 h2xh4xf2xf4 5 2 3 e2xg4 4 4 0 h2xh4 4 4 0 a2xa4 3 1 2
EqpD h2xh4xf2xf4 5 5 0 a2xa4xc2xe4 4 4 0 h2xf4 4 4 0
gphM c2xe4xe2xg4 5 5 0
MH7z b2xb4xd2xf4 11 11 0 b2xb4xd2 3 2 0
0jdE b2xb4 6 0 6 a2xa4 3 3 0 b2xb4xd2 3 1 0 g2xe4 3 2 1
DPFz b3xd1 25 0 0
xVtD f2xf4xh2 12 12 0 g2xg4 3 3 0
r0y8 c2xe4xg2 10 0 10 a2xc4 3 3 0 d2xd4 3 3 0 f2xf4 3 2 1
tT65 a2xa4 26 26 0
A4ep c2xe4xg2xg4 6 6 0 c2xc4 4 4 0
W5c0 e2xc4 9 9 0 a2xa4 4 2 2 h2xh4xf2xf4 3 0 0
7SM6 f2xd4 7 7 0 a2xa4 4 4 0 f2xf4xd2 3 1 0
uInq h3xh1 26 0 26
AZp8 g2xe4 26 0 26
xecH g3xg1 16 0 0 f1xh3 10 0 0
sI3e c1xa3 26 0 0
YyYI g2xe4xc2xa4 8 8 0 b2xb4 3 2 1 e2xe4xc2xa4 3 1 2
h1lU g2xe4xc2xa4 4 4 0 g2xe4xc2 3 0 0
bdVG f2xd4xb2xb4 9 9 0
cWdY g2xg4xe2xe4 13 13 0
G2Ha c2xe4 4 1 3 e2xg4 4 1 3 h2xf4 4 1 1
x2ev d4xf2 16 16 0 c2xa4 10 10 0
TVSw a3xa1 26 0 0
vDcC g2xe4xc2xc4 10 10 0 e2xe4xc2xc4 4 4 0 h2xh4 3 3 0
GNtW g2xg4 9 9 0 c2xe4 3 0 0
EAPM g2xg4 9 9 0 a2xa4 3 2 0 a2xc4xe2 3 0 1 g2xg4xe2 3 2 1
Sriu g2xg4 11 11 0 h2xh4 4 4 0 a2xc4xe2 3 2 0
FqL_ e2xg4 6 6 0 f2xf4 3 3 0 h2xf4xd2 3 1 0 h2xh4 3 2 1
larY f3xd1 13 0 0 b3xb1 8 0 0 c1xa3 5 0 0
LM5x e3xg1 6 0 0 f3xh1 6 0 0 f3xd1 5 0 0 b3xb1 4 0 0 a3xa1 3 0 0
hUEd a2xa4 26 0 0
Rrtu g2xg4 11 11 0 b2xd4xd2 3 1 0 f2xf4 3 1 2 g2xe4 3 2 0
ogCI f4xd2 25 25 0
w27p c1xe3 25 0 0
jOHn a3xa1 25 0 0
PXM2 a3xa1 25 0 25
wLlM a2xa4 25 25 0
D35V c2xe4 9 9 0 b2xd4 3 3 0 b2xd4xf2 3 1 0
u1WD h2xh4 25 0 0
i8r0 b2xb4xd2xf4 13 13 0 h2xf4xd2 3 1 1
e6NE g2xg4 5 5 0 g2xg4xe2xc4 5 5 0
S9v9 c2xc4xe2xe4 11 11 0
9d5w a3xa1 11 0 0 c3xa1 10 0 0 a3xc1 4 0 0
duyv b2xd4xf2 9 9 0 b2xd4 8 8 0 d2xd4xf2 8 8 0
OcvE c2xa4 5 2 0 f2xf4xh2 5 5 0 c2xc4xe2xg4 3 1 0 g2xg4xe2xc4 3 3 0
rXmg d2xf4xh2 12 12 0 a2xc4 4 1 3
JvSC c3xe1 24 0 24
QbAr h3xh1 12 0 12 a3xa1 9 0 9 f1xd3xd1 3 0 3
A0N_ f3xh1 6 0 0 h3xh1 6 0 0 g3xg1 5 0 0 a3xa1 3 0 0 e3xg1 3 0 0
M7tl a3xc1xe3xg1 12 0 0 c3xe1xg3 11 0 0
7F6U f2xd4 4 1 1 h2xh4 4 0 4 c4xe2 3 1 0 g2xg4 3 3 0
sWsR d2xb4 6 6 0 c2xe4 5 5 0 d2xd4 5 1 1
td5K h2xh4 11 11 0 c2xe4 3 3 0
rQ5T g2xg4xe2xe4 7 7 0 h2xf4xd2xb4 4 4 0
ZHws g2xg4 5 5 0 a2xa4xc2xc4 4 4 0 b2xb4xd2 3 0 0
O8ao e2xg4 9 9 0 e2xe4 3 0 3 e2xe4xg2 3 0 0
ngdm b3xd1 16 0 0 a3xa1 4 0 0
Nyct b2xb4 4 4 0 g2xg4xe2xe4 3 2 1
mixj g4xe2 24 0 0
Zvja g4xe2xc4xc2 13 13 0 g4xe2 11 11 0
5c_U b3xd1xf3 24 0 0
JT8d e1xe3xc1 24 24 0
oWdw f2xd4 13 0 13 g2xg4 10 0 10
CKUl b3xd1 22 0 0
TEZK h4xf2xd4 23 23 0
Xr6E d3xb1 10 10 0 f3xd1 7 7 0 e3xe1 4 4 0
74T9 f3xh1 7 0 0 h3xf1xd3 7 0 0 h3xf1 4 0 0 c1xa3 3 0 0
tR5a h2xh4 6 6 0 c4xa2xa4 3 2 1 d2xb4xb2 3 1 2
lie- h2xh4xf2xf4 10 10 0 g2xg4 4 1 3 g2xe4 3 3 0
_E0L f2xf4 6 2 1 d2xf4xh2 5 0 5 a2xc4 3 3 0
3fTs c2xc4 9 9 0
c_VX c2xc4 23 0 0
oEA_ h4xf2xd4 22 22 0
IRrH b3xd1xf3xh1 21 0 0
jepP a2xa4xc2xe4 8 8 0 b2xb4 5 5 0
xACU f2xd4 8 0 0 a2xa4 5 5 0 f2xf4xd2 3 1 0
OTBY d3xb1 6 0 0 e3xc1xc3 4 0 0
cBXa c2xe4 9 9 0 h4xf2xf4 4 3 0 g2xg4 3 3 0
0m4r c2xe4 9 0 9 a2xa4 6 0 6 d4xd2 6 0 6
lcwV h4xf2xd4 21 21 0
692- a2xa4 21 21 0
pXCj d1xb3xb1 11 0 11 d1xb3 5 0 5 g1xe3xe1 5 0 5
A9LL a2xa4xc2 21 0 21
iTI7 a3xa1 21 0 21
3ofM g2xe4 7 0 7 f2xf4 4 0 4 b2xd4 3 1 1
wqlh a2xa4 3 0 3 g2xe4xc2xa4 3 3 0 g2xg4 3 3 0 h2xf4 3 3 0
DyjI a4xa2xc4xe2 11 11 0 a4xa2xc4 8 8 0
5OkB c3xc1 21 0 0
Mqca g2xg4 12 0 0 h4xf2 8 0 0
pwQu h2xf4xd2xb4 5 5 0 f2xf4xd2 3 2 1
Vp75 d3xf1 8 0 8 f3xd1 6 0 6 b3xd1 4 0 4
jnCD b3xb1 5 0 0 c3xa1 5 0 0 c1xa3 3 0 0 f3xd1 3 0 0
Do2J h4xh2xf4xf2 7 7 0 h4xh2xf4 6 6 0 h4xf2xf4 4 4 0
VoDT h3xh1 8 0 0 f3xd1xb3 7 0 0 g3xg1 3 0 0
MQ2M h3xh1 5 0 0 e3xe1 4 0 0 e3xg1 4 0 0 a3xa1 3 0 0 d3xf1 3 0 0
bRkw b4xd2 19 19 0
-R3i a3xa1xc3 19 0 0
-i4S e3xe1 6 0 0 d3xf1xh3 4 0 0 e3xc1 4 0 0 g3xg1 4 0 0
H4Eo a1xc3xe1 19 0 0
NIq4 h4xh2xf4xf2 8 8 0 h4xf2xf4 5 5 0 h4xh2xf4 4 4 0
-QPn g2xe4 6 6 0
ahSG e4xe2 19 19 0
FJxB f3xh1 19 0 0
oMN4 h3xh1xf3xd1xd3 17 0 0
GMWL c1xa3 19 0 0
1wDh b2xd4 5 5 0 c2xe4 3 2 0 h2xf4 3 2 0
4RRB g3xg1 17 0 17
_jIW b2xb4xd2xf4 6 6 0
97bD b2xb4xd2xf4 9 9 0
8wu7 b3xd1 6 0 0 a3xa1 5 0 0 c3xe1 3 0 0 d3xb1 3 0 0
QA9k f3xd1 11 0 0 d3xb1 6 0 0
vwOY f3xd1 9 0 9 c3xe1 6 0 6 g3xg1 3 0 3
wAf- c3xe1 9 0 0 c3xc1 6 0 0 c3xc1xe3 3 0 0
VsiT e3xg1 18 0 18
lEQg a3xa1 18 0 0
mLPj f3xf1 8 0 0 c3xe1 5 0 0 c3xc1 3 0 0
Hd9s f3xf1 10 0 0 a3xa1 8 0 0
yGtN d1xf3xf1 18 0 18
uYnZ d1xb3 8 0 8 d1xb3xb1 5 0 5 h3xh1 5 0 5
fY2x a3xa1 7 0 0 d3xd1 6 0 0 d3xd1xb3 5 0 0
A_Np g2xg4 10 0 10 h2xh4 8 0 8
lY1E g3xg1 18 0 0
c38a e4xe2 18 18 0
AsFm c1xa3 12 0 0 d1xf3 6 0 0
tlEJ f2xf4 12 0 0 h2xh4 6 0 0
RqxZ d2xf4 3 3 0 e2xg4 3 3 0 g2xe4xc2 3 0 0
ZqAG f2xf4 18 0 0
svHi f3xf1 7 0 7 a3xa1 6 0 6 e3xc1 5 0 5
R0ZK h2xh4 18 0 18
Xndl g3xg1 6 0 0 h3xf1xd3xd1 6 0 0 f3xd1xd3 4 0 0
vps4 a1xc3 17 0 0
W_1I b4xd2 9 9 0 d4xb2 8 8 0
xR96 a3xa1 17 0 0
X1E4 h2xf4 17 17 0
nwl5 h2xh4xf2 17 17 0
DIS7 e3xg1 11 0 11 c3xe1 6 0 6
9pna f3xd1 17 0 17
BX6i a3xa1 17 0 0
A4zZ a3xc1 6 0 0 a3xa1 4 0 0 b3xb1 4 0 0 a3xa1xc3 3 0 0
joi4 f2xd4 17 17 0
h8sw e4xc2 17 17 0
vVo- g2xg4 9 0 0 f2xd4xd2 8 0 0
7Jc4 f2xf4 6 0 6 g2xe4 3 1 0 h2xh4 3 2 0
0XVE h3xh1 10 0 0 b3xd1 5 0 0
QkL- h3xf1 8 0 0 a3xa1 6 0 0
3NL5 d3xf1 7 0 7 c3xe1 5 0 5 c3xc1 3 0 3
x78a a3xa1 7 0 0 e3xg1 4 0 0 b3xb1xd3xf1 3 0 0
-sgw d3xb1 7 0 7 c3xe1 5 0 5 a3xa1 4 0 4
Uu7L h3xf1xd3xb1 16 0 0
BVyL a3xa1 16 0 0
Jes4 g3xe1 7 0 0 a3xa1 4 0 0 h3xh1 3 0 0
6RAG h2xh4 16 0 16
nvOt f3xh1 13 0 0
cGk9 e4xg2 16 16 0
HMk9 c1xa3 16 0 0
TBYp b3xb1xd3xd1 14 0 0
c7Kk a3xa1 16 0 16
OKxG a2xa4 16 16 0
1OyT b3xb1 11 0 11
R475 e1xg3xg1 16 0 0
WRNX c2xa4 16 16 0
6RSD d3xf1 15 0 0
RaMq c2xa4 10 10 0 b2xb4 6 6 0
sxr9 c3xe1 16 0 0
TvcX b1xd3xd1 8 0 0 e3xc1 5 0 0 c3xc1 3 0 0
N_d8 c3xc1xe3 8 0 0 c3xc1 5 0 0
RvmH g3xg1 15 0 15
GEcg d3xd1xf3xh1 11 0 0 d3xf1xh3 4 0 0
ui1y a2xa4xc2 15 0 15
ZMvt g3xe1xc3 9 0 0 e3xc1 6 0 0
NfJw c4xe2xg4 5 0 5 h2xh4 4 0 4 f2xf4 3 0 3
JL8W f3xf1 14 0 0
VmMo d1xb3xb1 15 0 15
9k9v b3xd1xd3 11 0 0 h3xh1 4 0 0
dc-f g2xe4 15 0 15
_Dv9 a3xc1 15 15 0
rybF a2xa4xc2xe4 4 4 0
0msy g3xg1 11 0 0 h3xh1 3 0 0
1qcN d3xf1xh3 5 0 0 f3xh1 3 0 0 g3xg1 3 0 0
nX51 c2xa4 9 9 0 d2xb4 6 6 0
lwCM b3xb1 14 0 0
LHEb h3xf1 5 0 0 f3xh1 4 0 0 g3xg1 3 0 0 h3xh1 3 0 0
PYyM d3xb1 14 0 14
uLIx a3xa1 14 0 14
9v9S a3xa1xc3 7 0 0 h3xh1 7 0 0
O6Ys a3xa1 14 0 0
Ok2G a3xa1 14 0 0
3R1U d3xb1 8 0 0
mY8F b4xb2xd4 8 8 0 b4xd2xd4 6 6 0
OKgr a3xa1 14 0 0
H6x_ b4xb2 9 0 9 b4xb2xd4 5 0 5
XUna e3xc1 7 0 0 c3xe1 4 0 0
BMm- a3xa1 14 0 14
f3IE a3xa1xc3 14 0 14
L_Jb g2xg4 14 14 0
z5NY e3xc1 14 0 0
5107 h2xh4 14 0 14
OS-O h2xh4 14 0 14
TB0z f3xh1 6 0 0 g3xg1 5 0 0 h3xf1 3 0 0
aTnI h2xf4 10 10 0 h2xh4xf2xd4 4 4 0
VClN g3xe1 12 0 0
ViT1 a3xa1 13 0 0
PqTh h3xh1 14 0 14
zBkq g3xe1 7 0 0 e3xc1xa3 5 0 0
uQIm e3xc1xa3 7 0 0 g3xe1xc3xa1 3 0 0
vWHi a3xa1xc3xe1xg3 10 0 0 a3xa1xc3xe1 4 0 0
6Omb a3xa1xc3xc1 7 0 0 a3xa1xc3 6 0 0
DLmL g2xe4 14 0 14
9lmy a2xa4 14 14 0
i7Xz d3xd1xb3xb1 4 0 0 c3xa1 3 0 0
m9bN a3xa1 14 0 14
14BG b3xd1xf3 5 0 0 d3xd1 5 0 0 d3xb1 4 0 0
mk0M c3xa1 7 0 0 a3xc1 3 0 0
LQcp e1xc3 14 0 14
VL9p h4xf2 14 0 14
hnOR c2xc4xe2 8 8 0 c2xc4 6 6 0
LWSj b3xd1 11 0 0
fMf7 e1xc3xa1 9 0 0 a3xc1xe3 5 0 0
Xhn8 h3xh1xf3xf1 14 14 0
mexa a2xa4 13 0 13
HTAA f3xd1xb3 4 0 0 f3xh1 4 0 0
DGSy b3xb1xd3xf1 8 0 8 b3xb1xd3xf1xh3 5 0 5
pp76 f3xf1 7 0 0 g3xe1 4 0 0
VleI d3xf1 7 0 0 d3xf1xf3 6 0 0
RhH5 c3xc1 7 0 0 c3xe1 5 0 0
h1Md f2xd4 13 13 0
0mIU a2xa4 13 0 0
2_Q3 a2xa4 8 0 8 a2xa4xc2 5 0 5
k9do g2xe4 13 13 0
zopc d2xd4 7 7 0 a2xa4 5 5 0
RQ9m e3xe1 12 0 12
xCjN a3xa1xc3xc1 11 11 0
lk1c a3xa1xc3xc1 12 0 0
790n g2xg4 6 0 0 h2xh4 4 0 0 f2xd4 3 0 0
gdZd f3xd1 12 12 0
PKOO c4xc2 13 0 0
c_3- f2xd4xb2 13 0 0
443l g3xe1xc3 5 0 0 g3xe1xc3xc1 4 0 0
tprp c3xe1 7 0 7 c3xe1xe3 6 0 6
FDg_ c3xe1 5 0 5 c3xe1xe3 5 0 5 a3xa1 3 0 3
kkQ8 h3xh1 6 0 0 g3xe1xe3 5 0 0
ZjQC b2xd4 13 13 0
4C7W b3xd1 5 0 0 h3xh1 3 0 0
mNCL a2xc4 7 7 0 a2xa4 3 3 0 c2xa4 3 3 0
tKix c1xc3 13 13 0
tSBv b3xd1xf3xf1 10 0 10
ym2x c3xe1 12 0 12
49LR a3xa1 7 0 0 g3xe1 5 0 0
IsEg a2xa4 12 0 12
Yk2t h3xh1 12 0 0
PQv2 d3xf1 5 0 0 d3xf1xf3 4 0 0 g3xe1xe3 3 0 0
97g9 c3xe1xg3xg1 11 0 11
u836 a2xa4 12 0 12
g6sl f3xf1xd3 5 0 0 f3xf1xd3xb1 5 0 0
Qb2u b4xb2 6 6 0 c4xa2 6 6 0
5WY8 g1xg3 12 0 0
C0_S d2xf4 5 0 5 d2xf4xf2 5 0 5
e-kv a3xa1 12 0 12
c6lx h2xh4xf2xf4 12 12 0
Cxwz a2xa4 6 6 0 g2xe4 4 4 0
BP8_ h2xf4 5 5 0 h2xh4 5 5 0
AzJL a3xa1 12 0 0
qkMk c4xa2 8 8 0 h4xf2 4 4 0
ebA3 e1xg3 12 0 0
OwlR h2xh4 12 12 0
6j2J h3xf1xd3xd1 11 0 0
DYSv h3xh1 12 12 0
tS0L b2xb4 12 0 12
AvzV b3xd1xd3 5 0 0 f1xh3 4 0 0
IBbv b3xd1xd3 7 0 0 b3xd1 5 0 0
QKiQ c1xe3xe1 12 0 12
GIEH f3xd1xd3 11 0 0
H7Sx d3xb1 11 0 11
tVia a3xa1 7 0 0 c3xa1 3 0 0
JXlu e2xc4 7 7 0 d2xb4 5 5 0
4rFG a2xa4 3 3 0 b2xd4 3 3 0 e2xc4 3 3 0 f2xf4 3 3 0
kzvB a3xa1 12 0 0
QDeE e3xe1 10 0 0
dXQc b3xb1 10 0 0
HOrR h3xh1 12 12 0
qFlq d4xf2 12 0 0
5UMf h1xf3xf1 12 12 0
cmqZ d4xf2xh4 6 6 0 h2xf4xd2 5 5 0
DkEZ c1xe3 11 0 0
Fcuc h2xh4xf2 11 11 0
jXG_ a3xa1 4 0 0 e1xg3xg1 4 0 0 d3xb1 3 0 0
QkfP g3xg1 5 0 0 h3xf1 5 0 0
m7XF e4xc2 6 6 0 d4xd2 5 5 0
5qQR e1xg3 11 0 0
RAPY a3xa1 11 0 0
ob3o e3xe1 11 0 11
40RJ g2xg4 11 0 11
xFi5 g3xe1 6 0 0 g3xg1 5 0 0
XdzJ e3xg1 5 0 0 h3xh1 4 0 0
wEbm e3xe1xg3 11 0 0
4HEO a2xa4 11 11 0
sGCw f3xd1 5 0 0
UdEq g1xe3xe1 11 0 11
hxYb h2xh4 11 0 11
QpHS a2xa4 11 0 11
Q64B b4xd2 7 7 0 c4xc2 3 3 0
-FjL g3xe1xc3 11 0 0
Q2Jo g2xe4 6 0 0 h2xh4 3 0 0
10fz h2xh4 11 11 0
9Lsv e4xg2xg4 11 11 0
oswW c3xa1 4 0 4
2Y7a c4xe2 7 7 0 a2xa4 4 4 0
5KVn h2xh4xf2 4 4 0 a2xa4 3 3 0 h2xh4 3 3 0
KwY6 c3xa1 3 0 0 g3xe1 3 0 0
jTjT d3xf1 11 0 11
N1js h2xh4xf2xf4 5 0 0 g2xg4 3 0 0
DMSL c4xc2xe4 11 0 0
f_8H c4xc2xe4 11 0 0
i5S_ e2xg4 11 11 0
X5Rx a3xc1 11 11 0
sMXf e1xg3xg1 11 0 0
EVdp d3xf1 10 0 0
DvJU a3xa1 5 0 0 e3xc1 3 0 0
UEkn d2xf4 11 11 0
d5uj b3xb1 11 11 0
YKuO h3xh1 11 11 0
WRO4 a3xa1xc3 5 0 0 a3xa1 3 0 0 b3xb1 3 0 0
L7iv g2xg4 5 5 0 f2xd4 3 3 0
E182 e3xe1 5 0 5 c3xc1 4 0 4
CdVX d3xf1 5 0 0 f3xh1 5 0 0
JGPL e2xg4 6 6 0 c2xe4 5 5 0
ez7V g2xe4xc2 11 0 11
_PTh b1xd3xf1 5 0 5 b1xd3 4 0 4
XX7K b3xb1 6 0 0 b3xd1xf3 4 0 0
ToJ5 b3xb1 10 0 0
WQ6J g4xe2 11 11 0
xxjn g4xe2 5 5 0 f4xf2 3 3 0 g4xe2xc4 3 3 0
qn09 d1xf3xf1 11 0 0
WQWQ d3xb1 7 0 0 a3xa1 4 0 0
cF0F f3xf1xh3xh1 5 0 0
eS84 h2xh4xf2 10 10 0
Mnpw b4xb2 5 0 0 e4xe2 5 0 0
G4p6 a3xa1xc3xc1 10 10 0
s8wk g3xe1 6 0 0
qumF h2xh4 10 0 0
y0Hn f3xd1 6 0 0 f3xd1xb3 4 0 0
S0mB a2xa4 10 10 0
Budd e2xe4xg2 10 0 0
QkJB a3xa1 10 10 0
-py8 b3xb1 6 0 6 d1xf3xf1 3 0 3
QjqD a3xa1 5 0 0 h3xh1 3 0 0
G8UL h3xh1 10 0 10
ozM5 h3xf1 6 0 0 h3xh1 4 0 0
SfM7 h3xf1 3 0 0
Rkiv a3xc1 6 0 0 a3xa1 4 0 0
jl86 g2xg4 10 0 10
vRRk g2xe4 5 5 0
WRjT g3xe1 10 0 0
iY_X d1xf3xh1 10 0 0
Ihn4 a2xa4 10 10 0
leZK a3xa1xc3xc1 5 5 0
JywO a2xa4 10 10 0
HjvO a3xc1 10 10 0
7cwh h2xh4xf2 7 7 0 h2xf4 3 3 0
LRPa c1xe3xg1 5 0 0 c3xe1xg3 4 0 0
mDeO a3xc1xe3xg1 6 6 0
cOXa h2xh4 4 4 0
IyEP e3xe1xc3xa1 7 0 0 d3xf1 3 0 0
mUNk f3xh1 6 0 0 e3xg1 4 0 0
__we e3xe1 7 0 0
40VP h2xh4 5 0 0 g2xg4 4 0 0
mJX9 c4xe2xg4 5 0 0 c4xe2xg4xg2 5 0 0
RI59 h3xf1xd3xd1 4 0 0 g3xg1 3 0 0
QxdU e3xg1 9 0 0
FZiX d4xd2 10 10 0
RwPl e3xc1 10 0 0
3LzX a2xc4 4 4 0 g2xg4xe2 3 3 0
xRgu g2xg4xe2 6 0 0
rQVZ a3xa1 3 0 0 e3xe1 3 0 0
fjLP a2xa4 10 10 0
j5rY b3xb1 10 0 0
133J e3xg1 5 0 5 h3xh1 4 0 4
hkb3 g3xe1 3 0 0 g3xg1 3 0 0 g3xg1xe3 3 0 0
vfFz a3xa1 10 0 0
yqzA g3xg1 6 0 0 g3xe1 4 0 0
tNXV h3xf1xd3xb1 8 0 0
54sJ e1xe3 10 10 0
URNS e1xc3 7 0 0 c1xe3 3 0 0
emgK e3xc1 6 0 0
wE_N d3xd1 8 0 0
Hyvf f2xd4 10 0 10
rPlb c2xe4 10 10 0
I-rz b2xd4xd2 6 0 6 b2xd4 4 0 4
GHpA a3xa1 10 0 10
O3d7 d2xb4 10 10 0
1McO e2xe4xc2 4 4 0 e2xc4 3 3 0 e2xe4 3 3 0
ZYoV a3xc1 10 0 0
IyOS h3xh1xf3xd1 4 0 4 c3xa1 3 0 3
uXS9 a3xa1 9 0 9
1C_x e3xg1 9 0 0
t0TQ c2xc4 5 5 0 b4xd2 4 4 0
5GkM g3xg1 6 0 0 d3xf1 3 0 0
0jQn b3xb1 9 0 9
W6m5 h3xh1 9 0 9
a_Vk g2xg4 9 0 9
RspQ e2xg4 9 0 9
0Roj h2xh4xf2 5 5 0 h2xf4 4 4 0
jAfA f1xd3xd1 9 0 9
E2CA h2xh4 9 0 9
gOdN a3xa1 4 0 0 e3xe1 3 0 0
VvOa h3xh1xf3xd1 4 0 4 h3xh1xf3xd1xd3 3 0 3
5eo6 a2xa4 9 0 9
xtF3 b3xd1 5 0 0
6Hj3 c3xe1 4 0 4 a3xa1 3 0 3
5oHQ e3xe1 4 0 4 e3xe1xg3xg1 4 0 4
ijee h3xf1 9 9 0
0Q3b e2xe4 6 6 0 f2xd4 3 3 0
HU-S h3xh1 9 0 0
BD_9 d3xd1 5 0 0 e3xe1 3 0 0
XoLw a3xa1 7 0 0
oRew b4xd2 9 9 0
Krm- e3xc1 9 0 0
Xc3I b4xd2xf4xf2 9 9 0
7HGg g3xg1 5 0 0 d3xd1 3 0 0
ZNmp h2xf4 3 3 0 h2xh4 3 3 0 h2xh4xf2 3 3 0
-bbU d2xf4 9 9 0
Zbn2 g3xg1xe3xc1xa3 7 0 7
hT3X h3xh1xf3xd1xd3 4 0 0 h3xh1xf3 3 0 0
EM3a h2xf4 9 0 9
7ElM c3xa1 9 0 9
I3a6 a2xa4 9 9 0
5_a_ c4xa2 6 6 0 f4xf2 3 3 0
6u-j b1xb3 9 0 0
2r-i g3xg1xe3xe1 8 0 0
G7E8 c4xe2 9 0 0
VMEW e3xg1 9 9 0
Evpo g2xg4 5 0 0
HTTw h3xf1 4 0 0 g3xg1xe3 3 0 0
LoTO h2xh4xf2 7 7 0
gmef a3xc1 8 0 0
ZXVu a2xa4 4 4 0 d4xf2xf4 3 3 0
8DkZ d1xb3xb1 9 0 9
r3LJ b3xb1xd3xf1 6 6 0
3r69 c3xe1 4 0 0
Xh9r h3xf1xd3xd1 7 0 0
vRWQ e3xg1 6 0 0
e4Oa a3xa1 8 0 0
L2t- d2xd4 9 9 0
ynHo a2xa4 9 9 0
0ZGl a3xa1 9 0 0
ZSXA e1xc3 9 0 0
7IhW d1xf3xh1 5 0 5 d1xf3 4 0 4
Q5OR e3xc1xa3 4 0 0 e3xg1 4 0 0
lgbN a2xa4 8 0 8
ax77 h4xf2xf4xd2 4 4 0 h4xh2xf4xd2 4 4 0
fWmr f3xf1 6 0 6
SEgN e1xg3 8 0 0
bC_4 h3xh1 3 3 0
FyI4 g2xg4 5 5 0
4eGE g2xg4 8 0 8
qhiS a3xa1 4 0 0 f3xd1 4 0 0
-mNQ c1xe3xe1 8 0 0
MQp4 g3xg1 5 0 5 h3xh1 3 0 3
KY-1 f3xd1 8 0 8
lLYp h2xh4xf2xd4xb2 5 5 0 h2xf4xd2xd4xb2 3 3 0
-5nI h2xf4 5 0 0 a2xa4 3 0 0
fVA5 d3xb1 8 8 0
Afuk g3xe1 6 6 0
7-QV d3xf1 6 0 0
PayR e3xe1xg3xg1 4 0 4
RaFa c2xc4 8 8 0
OOsn f2xh4 8 8 0
bJV3 h2xh4 8 8 0
AV1k e3xc1 8 0 0
QhHC b3xb1 8 0 8
Tdow a3xa1 5 0 0 c3xe1 3 0 0
280G d3xb1 5 5 0
Hfd6 d1xf3xf1 4 0 4
_vV1 d3xf1 7 7 0
_wWm f3xh1 4 0 0 e3xg1 3 0 0
3r_F h2xh4 8 0 8
jozy e1xg3 8 0 0
QvMn b4xd2xf4 3 3 0
n9qZ g3xe1xc3 8 0 0
TViv e3xc1 4 0 0 g3xe1 3 0 0
Tz-O e3xg1 3 0 0
yrpf a2xa4 4 0 4 h2xh4 4 0 4
J0jW c4xe2 4 4 0 e4xc2xa4 4 4 0
GOKx g3xe1 5 0 0
o_mn h3xh1 5 5 0
TueU b2xd4 3 0 0 e4xg2 3 0 0
JFzD d3xd1 5 0 0
IfP_ a3xc1 4 0 0
ENcv a3xc1 8 0 0
SPyh c4xa2 8 8 0
D3HJ b1xb3 8 0 0
V5yI h2xh4 8 8 0
01SH h3xf1xd3xb1xb3 6 0 6
W6tH d3xd1 8 0 0
0eVj a1xa3 8 0 8
ldwC c3xe1 7 0 7
i5aK g3xg1 8 8 0
M-rU g3xe1xc3xc1 3 0 0
Rqhl a3xa1 8 0 8
8mP5 d2xf4 8 0 8
KJR3 h2xh4xf2xf4 8 8 0
ItKh a3xa1 3 0 0 h3xf1 3 0 0
5MU5 d1xf3xh1 4 0 0 h3xf1xd3 4 0 0
mkjE a2xa4 8 8 0
Wc4s e3xc1 4 0 0
V4xW d3xf1 8 0 8
w3NF d2xf4xh2 3 0 3
qA5e b3xd1xf3xf1 4 4 0
OBsT d3xb1 8 0 0
W_kx e4xg2 5 5 0 d4xb2 3 3 0
r3fp e4xg2xg4 4 4 0 h2xf4xf2 4 4 0
v7qh h2xh4xf2 8 8 0
lYeq e1xg3 8 0 0
`;
