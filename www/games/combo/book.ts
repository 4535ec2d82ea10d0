// The book of openings of Combo, printed by `cargo gambol book combo --nodes 1000 --positions 1000`.

export const book = `combo 1000 games of master, 1000 nodes, seed 1, mirrored
9ZPv 1a2+b1 205 2 201 1d2+e2 26 1 24 1c2+d1 25 0 25 1c2-c3 24 0 21 1c2-d3 24 0 21 1b2+c1 23 3 20 1c2-b3 23 0 22 1b2+c2 22 1 21 1a2+b2 21 1 20 1a1+a2 20 1 19 1b1+a1 20 0 20 1c1+d2 19 2 16 1c2+d2 19 0 19 1d2+c2 19 0 18 1d2-d3 19 1 17 1a1+b1 18 0 17 1a2-a3 18 0 17 1a2-b3 18 0 17 1b2+a1 18 1 16 1c1+d1 18 0 18 1c2+b1 18 0 18 1c2+b2 18 4 13 1d1+c2 18 2 15 1a1+b2 17 1 16 1b1+b2 17 1 15 1b1+c2 17 2 14 1b2-c3 17 0 15 1d2+d1 17 1 16 1a2+a1 16 0 16 1b2+b1 16 0 16 1b2-b3 16 0 15 1d1+d2 16 0 16 1d1+e2 16 0 16 1d2-c3 16 0 16 1d2-e3 15 1 12 1b1+c1 14 0 12 1b2+a2 14 1 13 1c1+b2 14 0 14 1c2+c1 14 2 12 1d1+c1 14 0 14 1c1+b1 13 0 13 1d2+c1 13 0 13 1b1+a2 12 2 10 1d2+e1 12 1 11 1b2-a3 11 0 11 1d1+e1 11 1 9 1c1+c2 10 0 9
dTjg 1g8+h8 16 0 16 1d8+c8 14 0 14 1f8+e8 14 0 14 1g8+f8 14 0 13 1h7+g8 14 0 14 1c8+b8 12 0 12 1e8+d8 12 0 12 1h7+h8 12 0 12 1e8+f8 11 1 10 1h8+g8 10 0 10 1a8+b8 9 0 9 1c8+d8 9 0 8 1a7+a8 8 0 8 1a7+b8 8 0 8 1b8+c8 8 0 8 1f8+g8 8 1 7 1b8+a8 7 0 7 1d8+e8 7 0 7 1g7+f8 3 0 3
2AlR 1e1+f1 18 1 16 1d1+c1 13 1 11
gcsm 1a7-b6 5 0 5
Ycpt 1d8+c8 3 0 3
c0AY 1d1+e1 7 0 7 1e1+d1 7 0 7 1a2+b1 6 0 6
rs3g 1h7-g6 4 0 4
k4oc 1h7+g8 3 0 3
mCwY 1h7+g8 10 1 9 1h8+g8 8 0 7
TlKd 1e8+f8 6 1 4 1f8+e8 6 0 6 1h7+g8 6 0 6
PjQd 1a2+b1 18 1 16
X8_U 1a7+b8 5 0 4
E1Iq 1a7-b6 6 0 6
BHCY 1h7-g6 8 1 6
EjJ6 1e8+f8 7 0 7 1f8+e8 6 0 6 1h7+g8 3 0 3
qGLF 1h2+g1 16 0 16
mk7B 2h8+f8 16 0 16
863v 2b1+c1 16 0 16
NJ20 1h7+g8 3 0 3
UcRt 2g1+f1 14 1 13
ABEr 2c8+d8 11 0 10 1d8+c8 3 0 3
jPfk 3c8+c7 8 0 8 1a8+b7 6 0 6
8cJe 2g1+f1 14 0 14
MrWy 1e8+d8 8 0 8 2d8+b8 3 0 3 2d8+e8 3 0 3
xESm 2g1+f1 14 0 14
2ndu 2f8+d8 6 0 6 2f8+g8 5 0 5 1g8+f8 3 0 3
UD3t 1h7-g6 5 0 3
gQtE 1a7+b8 3 0 3
zPXz 1a7-b6 3 0 3
XH6i 2b1+c1 13 0 13
4D4N 3f1+e1 8 0 8 1e1+f1 5 0 5
E1g9 2f8+g8 13 1 11
LLtI 1h8+g8 8 1 6 1h7+g8 5 0 5
fsW7 2g8+f8 13 0 13
haKJ 1f8+g8 7 0 7 1g8+f8 5 0 5
L6w6 2g1+f1 12 0 12
WskP 2e8+f8 6 0 6 1f8+e8 3 0 3 2e8+c8 3 0 3
maR2 2g1+f1 12 0 12
2fdw 2g8+e8 12 0 12
Xcme 1c1+b1 5 0 5 2b1+c1 5 0 5
jX4G 2f8+g8 5 1 4 1g8+f8 3 0 3 2f8+d8 3 0 3
c5D4 2b1+c1 11 0 10
GYt6 2g1+f1 10 0 10
6e68 2b8+c8 4 0 4 1a7+b8 3 0 3 1c8+b8 3 0 3
GJI8 1e1+f1 10 0 10
_OLV 3c1+c2 6 0 5 1d1+c1 4 0 4
o9Ia 1c8+b8 4 0 4 2b8+c8 3 0 3
3e8f 2b1+c1 9 0 9
3yPR 3e8+h8 9 0 8
FMY2 1h2+g1 4 0 4 1e1+d1 3 0 3
Yw4z 1f8+e8 5 0 5
qlB6 1d1+c1 5 0 5 1e1+f1 4 0 4
wMH4 2g8+f8 9 0 9
df5C 1e8+d8 3 0 3 2d8+b8 3 0 2 2d8+e8 3 0 3
LfdO 2b1+c1 9 1 8
tMpr 1h7+g8 9 0 9
baNK 1a2+b1 9 0 9
uSOR 1c1+b1 4 0 4 2b1+c1 4 0 4
w-BY 1h7+g8 9 0 9
qzv- 1h2+g1 9 0 9
g_zD 1h1+g1 5 0 5 2g1+f1 4 0 4
sYHO 3b8+c8 8 0 8
TqCP 1a2+b1 8 0 8
sWil 1d1+c1 3 0 3 1h1-g1 3 0 2
oF6D 1e1+f1 6 1 5
ITat 2b1+c1 8 0 8
9Z6z 1d8+c8 4 0 4 2c8+d8 4 0 4
AO6L 2b1+c1 8 0 8
T_Cp 1d8+c8 5 0 5 3c8+d8 3 0 3
w7Ww 3d8+a8 8 0 8
ObMV 1a7+b8 8 0 8
hYtA 1a2+b1 8 0 8
xTuZ 1b8+c8 5 1 4
6oz4 1c8+b8 4 0 4
Jmuj 1h2+g1 8 0 7
GSP8 1a2+b1 8 1 7
gmko 2b1+c1 7 0 6
Aj7I 2c2+d1 3 0 3
Pezr 1f1+g1 3 0 3 1h1+g1 3 0 3
sQKe 2g1+f1 7 0 7
Rr8D 2g1+f1 4 0 4
lGur 3c8+d8 4 0 4
QsQ8 3c8+d8 3 0 3
q0A7 1d1+c1 5 0 5
PYt2 3f1+e1 4 0 4 1e1+f1 3 0 3
Bgh7 2c8+d8 7 1 5
KIYX 1g8+f8 3 0 3
cy8S 1h2+g1 7 0 7
W2dx 1e1+f1 4 0 4 1d1+c1 3 0 3
LFWw 1d1+c1 4 0 4 3c1+d1 3 0 3
s-qi 1d1+c1 7 0 7
kiYl 3d8+g8 7 0 7
KqDT 2g1+f1 7 0 7
Eb8O 2g8+f8 7 0 7
RO6f 2g8+f8 7 0 7
9etP 2e8+f8 4 0 4
-y2J 2b1+c1 7 0 7
VkyM 1a7+b8 7 0 7
vIN8 1h2+g1 7 0 7
Ose4 2g8+e8 7 1 6
CnL5 2g1+f1 6 0 6
_73i 2g8+f8 7 0 7
dOKG 2g8+f8 7 0 7
WcmG 2b1+c1 3 0 3
p9Gt 1c8+b8 4 0 4
vDAG 1h7+g8 6 0 6
o572 2b1+c1 4 0 4
VdZ5 1h7+g8 3 0 3
Zdf_ 1a2+b1 6 0 6
PHbT 2b1+c1 6 1 4
4u7P 1a7+a8 6 1 5
4ZeO 2b1+c1 6 0 6
cLgY 2g1+f1 4 0 4
QYV9 2e8+g8 6 0 6
pffu 1a1+b1 4 0 4
g2mp 1h7+g8 6 0 6
gVHM 1h2+g1 6 0 6
N96o 2g1+f1 3 0 3
5Dq- 1h7+g8 6 0 6
xOOl 1a2+b1 6 0 6
tdP3 1a1+b1 3 0 3 2b1+c1 3 0 3
NtlY 2h8+f8 6 0 6
90zK 2b8+d8 6 0 6
q72I 3g1+e1 5 0 5
5OHp 2g8+f8 5 0 5
2xwm 3f1+e1 3 0 3
31gN 1h7+g8 3 0 3
M1lN 1d1+c1 5 0 5
7Rn5 2f8+e8 5 0 5
Ime8 1h7+g8 4 0 4
CdWC 1h2-g3 5 0 5
eZpY 2e1+c1 5 0 5
TWG0 1b1+c1 3 0 3
F0Nq 1a7+a8 5 0 5
7oy8 2g1+f1 5 0 4
AB1P 3c1+d1 3 0 3
xVfx 3f1+e1 3 0 3
3JZk 1d8+c8 5 0 5
0PST 3e8+h8 5 0 5
XLTB 1a2+b1 5 0 5
Hptc 1e1+f1 4 0 4
m7KK 2g8+f8 3 0 3
qblL 2e2+f1 3 0 3
yzda 1g1+f1 3 1 2
VkHh 2h8+g8 5 0 5
P561 2h8+g8 5 0 5
R25f 1a2+b2 4 1 3
P0MX 1d1+e1 3 0 3
ePCV 3b8+c8 4 0 4
k3YR 1h2+g1 4 0 4
3JY8 3b8+c8 3 0 3
qmtC 1h7+g8 4 0 4
1BfZ 2g1+f1 4 0 4
L8AQ 1d8+e8 3 0 3
dFAX 1d8+e8 4 0 4
UieY 3f1+h1 4 0 4
Cs62 2d1+c1 4 0 4
jMBF 3e8+g8 4 0 4
LABK 1d1+c1 4 0 4
bPFo 3c8+d8 4 0 4
AD1Y 1d8+c8 4 0 4
4uoY 1d8+c8 4 0 4
tEFQ 1h2+g1 4 0 4
8mvB 1d1+c1 4 0 4
8l1Z 3e8+h8 4 0 4
mxMH 3b1+c1 4 0 4
VDNE 2e8+g8 4 0 4
3oeC 2g8+f8 4 0 4
HHUm 1f8+e8 3 0 2
xi8m 2b1+c1 4 0 4
8rm5 3b8+c8 3 0 3
pUC0 3b1+c1 3 0 3
UUcF 3b1+d1 3 0 3
SiVZ 3e8+h8 3 1 2
qCwq 1d1+c1 3 0 3
qWhJ 3f8+d8 3 0 3
ew0Q 1e1+f1 3 0 3
JiAS 3g8+e8 3 0 3
zh1L 3f1+h1 3 0 3
VUvf 1h7+g8 3 0 3
V3MR 2e8+g8 3 0 3
R9cg 2b1+c1 3 0 3
83nC 2h8+f8 3 0 3
-cS- 3e8+g8 3 0 3
bZyY 1h7+g8 3 0 3
cX5G 1c7+c8 3 0 3
BkfQ 1e1+f1 3 0 3
Td66 1h7+g8 3 0 3
7fxh 3b1+c1 3 0 3
XpGM 3d8+g8 3 0 3
6mof 2g1+f1 3 0 3
gdz5 3h2+g2 3 1 2
kkfw 1h2-g2 3 0 3
8gaX 1d7+c7 3 0 3
y0yb 3g2+f2 3 0 3
rTqH 2h8+g8 3 0 3
KHHV 2h8+g8 3 0 3
bQtx 1a1+b2 3 1 2
`;
