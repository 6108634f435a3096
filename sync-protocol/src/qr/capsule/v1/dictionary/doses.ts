/**
 * Doses and how often they are taken: one phrase a line, the most common first.
 * Part of what capsule version 1 was made with: see README.
 */
export const DOSES_TEXT = `
10 mg
20 mg
5 mg
500 mg
40 mg
100 mg
50 mg
25 mg
81 mg
1000 mg
2.5 mg
75 mg
30 mg
200 mg
15 mg
80 mg
12.5 mg
300 mg
1 mg
2 mg
4 mg
400 mg
250 mg
150 mg
60 mg
600 mg
850 mg
0.5 mg
6 mg
8 mg
3 mg
0.25 mg
1.25 mg
160 mg
320 mg
750 mg
800 mg
7.5 mg
37.5 mg
90 mg
120 mg
240 mg
100 mcg
50 mcg
25 mcg
75 mcg
88 mcg
112 mcg
125 mcg
137 mcg
150 mcg
200 mcg
10 units
20 units
12 units
15 units
18 units
22 units
30 units
40 units
5 units
6 units
8 units
10 IU
1000 IU
2000 IU
2 puffs
1 puff
100 mcg/dose
90 mcg/puff
160/4.5 mcg
250/50 mcg
0.3 mg
0.15 mg
500mg
10mg
20mg
5mg
100mg
1 tablet
2 tablets
half a tablet
1 capsule
5 ml
10 ml
2.5 ml
1 drop
24/26 mg
49/51 mg
25/100 mg
20 mEq
1 mg/day
1 g
2 g
100 µg
50 µg
500 мг
5 мг
10 мг
100 мг
500 ملغ
5 ملغ
10毫克
1片
`

export const FREQUENCIES_TEXT = `
Once daily
Twice daily
As needed
Daily
Every morning
Three times daily
At bedtime
Once a day
Twice a day
With meals
Every 12 hours
Every 8 hours
Weekly
Every night
Once weekly
Every 6 hours
Four times daily
Every 4 hours as needed
In the morning
In the evening
Three times a day
Before meals
Every other day
Monthly
Once a week
Morning and evening
Every 2 weeks
Every 3 months
Every 72 hours
Every 4-6 hours as needed
Before exercise
Sliding scale
Continuous
Twice weekly
BID
TID
QD
PRN
Nightly
1-0-1
1-0-0
0-0-1
1-1-1
Una vez al día
Cada 8 horas
1x täglich
2x täglich
1 fois par jour
matin et soir
一日一次
每日两次
1日1回 朝食後
毎日
1 раз в день
2 раза в день
утром
на ночь
مرة يوميا
مرتين يوميا
عند الحاجة
每天两次
`
