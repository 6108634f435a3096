/** The English terms are in `src/terms/index.table.ts`. */
import type { LanguageTable } from '../terms'

export const terms: LanguageTable = {
  locale: 'en',
  terms: [],
  dosing: {
    numbers: 'one two three four five six seven eight nine ten eleven twelve',
    phrases: `
daily: daily | every day | each day | per day | a day
day-1: once daily | once a day | once per day | 1x daily | 1x/day | 1x a day | one time a day | 1 time a day | one a day
day-2: twice daily | twice a day | twice per day | 2x daily | 2x/day | two times daily | two times a day | 2 times a day
day-3: three times daily | three times a day | 3x daily | 3x/day | 3 times a day | 3 times daily | thrice daily
day-4: four times daily | four times a day | 4x daily | 4x/day | 4 times a day | 4 times daily
day-n: # times a day | # times daily | #x daily | #x/day | #x a day | # x daily
week-1: once a week | once weekly | weekly | every week | 1x weekly | once per week
week-2: twice a week | twice weekly | 2x weekly | 2x/week | two times a week
week-3: three times a week | three times weekly | 3x weekly | 3x/week | 3 times a week
week-n: # times a week | # times weekly
month-1: once a month | monthly | every month | once monthly
year-1: once a year | yearly | annually | every year
every-hours: one=every hour; other=every # hours | every # hrs | every #h | hourly | # hourly
every-other-day: every other day | every second day | on alternate days | every 2 days
every-days: every # days
every-weeks: every # weeks
every-months: every # months
every-morning: every morning | each morning
every-evening: every evening
every-night: every night | nightly | each night
morning: in the morning | morning | mornings | am
noon: at noon | at midday | noon | midday | at lunchtime
afternoon: in the afternoon | afternoon
evening: in the evening | evening | evenings
night: at night | night
bedtime: at bedtime | bedtime | before bed | before bedtime | before sleep
as-needed: as needed | when needed | if needed | as required | when required | if required | only as needed | only when needed
before-meals: before meals | before food | before each meal
after-meals: after meals | after food
with-meals: with meals | with food | with each meal | with every meal
empty-stomach: on an empty stomach | empty stomach
before-breakfast: before breakfast
after-breakfast: after breakfast
with-breakfast: with breakfast
after-dinner: after dinner
with-dinner: with dinner
continuous: continuously | continuous
before-exercise: before exercise
emergency: only in an emergency | in an emergency | for emergencies | emergency only | emergencies only
for-pain: for pain
max-day: at most # a day | max # a day | max # per day | maximum # a day | max #/day
tablet: one=# tablet; other=# tablets | # tab | # tabs | # pill | # pills
half-tablet: half a tablet | 1/2 tablet | ½ tablet | half tablet
quarter-tablet: quarter of a tablet | 1/4 tablet | ¼ tablet | a quarter tablet
capsule: one=# capsule; other=# capsules | # caps
drop: one=# drop; other=# drops
puff: one=# puff; other=# puffs | # inhalation | # inhalations
unit: one=# unit; other=# units | # u
patch: one=# patch; other=# patches
sachet: one=# sachet; other=# sachets
injection: one=# injection; other=# injections
ampoule: one=# ampoule; other=# ampoules | # ampule
suppository: one=# suppository; other=# suppositories
spray: one=# spray; other=# sprays
at-morning: morning #
at-noon: noon #
at-evening: evening #
at-bedtime: bedtime #
after-lunch: after lunch
before-dinner: before dinner
before-breakfast-dinner: before breakfast and dinner
after-breakfast-dinner: after breakfast and dinner
by-inr: by INR | according to INR
on-waking: on waking | on getting up
`,
  },
}
