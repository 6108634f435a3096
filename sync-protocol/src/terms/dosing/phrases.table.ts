/**
 * How often and how much, in each language: `meaning: said | also written | …`. `#` is a number or
 * a range of them; what is said may have forms for numbers, by the language's plural categories:
 * `one=…; few=…; other=…`. An entry is understood if it is nothing but such phrases.
 */
import type { Locale } from '../../card/labels'

interface Phrases {
  /** One to twelve in words, by `/` where there are several. */
  numbers?: string
  phrases: string
}

/** Prescribers' Latin, in any language. */
export const LATIN = `
day-1: qd | q.d.
day-2: bid | b.i.d. | bd | b.d.
day-3: tid | t.i.d. | tds | t.d.s.
day-4: qid | q.i.d. | qds
every-morning: qam | mane
every-night: qpm | nocte
bedtime: qhs | q.h.s. | hs | h.s.
as-needed: prn | p.r.n.
before-meals: a.c. | ac
after-meals: p.c. | pc
every-hours: q#h | q # h | q#hr
every-other-day: qod | q.o.d.
`

export const PHRASES: Readonly<Record<Locale, Phrases>> = {
  en: {
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
by-inr: by INR | according to INR
on-waking: on waking | on getting up
`,
  },
  es: {
    numbers: 'un/una/uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
    phrases: `
daily: a diario | diario | diariamente | todos los días | cada día | al día | diaria
day-1: una vez al día | 1 vez al día | 1 vez por día | una vez por día | una vez diaria | 1x día | 1/día
day-2: dos veces al día | 2 veces al día | 2 veces por día | dos veces por día
day-3: tres veces al día | 3 veces al día | 3 veces por día | tres veces por día
day-4: cuatro veces al día | 4 veces al día
day-n: # veces al día | # veces por día
week-1: una vez a la semana | una vez por semana | 1 vez por semana | semanal | cada semana | semanalmente | 1 vez a la semana
week-2: dos veces por semana | dos veces a la semana | 2 veces por semana
week-3: tres veces por semana | tres veces a la semana | 3 veces por semana
week-n: # veces por semana | # veces a la semana
month-1: una vez al mes | mensual | cada mes | mensualmente
year-1: una vez al año | anual | cada año
every-hours: one=cada hora; other=cada # horas | c/# h | cada # h | c/#h
every-other-day: cada dos días | un día sí y otro no | días alternos | en días alternos
every-days: cada # días
every-weeks: cada # semanas
every-months: cada # meses
every-morning: cada mañana | todas las mañanas
every-evening: cada tarde-noche
every-night: cada noche | todas las noches
morning: por la mañana | en la mañana | mañana | mañanas | por las mañanas
noon: al mediodía | mediodía
afternoon: por la tarde | tarde
evening: por la tarde-noche | al anochecer
night: por la noche | noche | en la noche | por las noches
bedtime: al acostarse | antes de dormir | antes de acostarse
as-needed: si es necesario | según necesidad | a demanda | cuando sea necesario | si precisa | en caso necesario | según sea necesario | si hace falta | cuando lo necesite
before-meals: antes de las comidas | antes de comer
after-meals: después de las comidas | después de comer
with-meals: con las comidas | con la comida | con comida
empty-stomach: en ayunas | con el estómago vacío
before-breakfast: antes del desayuno | antes de desayunar
after-breakfast: después del desayuno
with-breakfast: con el desayuno
after-dinner: después de la cena | después de cenar
with-dinner: con la cena
continuous: de forma continua | continuo | continua
before-exercise: antes del ejercicio | antes de hacer ejercicio
emergency: solo en caso de emergencia | en caso de emergencia | solo en emergencias
for-pain: para el dolor | si hay dolor | si dolor
max-day: como máximo # al día | máximo # al día | máx. # al día
tablet: one=# comprimido; other=# comprimidos | # tableta | # tabletas | # pastilla | # pastillas
half-tablet: medio comprimido | media tableta | 1/2 comprimido | media pastilla | ½ comprimido
quarter-tablet: un cuarto de comprimido | 1/4 comprimido | 1/4 de comprimido
capsule: one=# cápsula; other=# cápsulas
drop: one=# gota; other=# gotas
puff: one=# inhalación; other=# inhalaciones | # puff | # puffs
unit: one=# unidad; other=# unidades
patch: one=# parche; other=# parches
sachet: one=# sobre; other=# sobres
injection: one=# inyección; other=# inyecciones
ampoule: one=# ampolla; other=# ampollas
suppository: one=# supositorio; other=# supositorios
spray: one=# pulverización; other=# pulverizaciones
at-morning: mañana #
at-noon: mediodía #
at-evening: noche #
at-bedtime: al acostarse #
after-lunch: después del almuerzo | después de almorzar
before-dinner: antes de la cena | antes de cenar
by-inr: según el INR | según INR
on-waking: al despertar | al levantarse
`,
  },
  fr: {
    numbers: 'un/une deux trois quatre cinq six sept huit neuf dix onze douze',
    phrases: `
daily: tous les jours | chaque jour | quotidien | quotidiennement | par jour | par j
day-1: une fois par jour | 1 fois par jour | 1 fois/jour | 1x/jour | 1x par jour | 1 fois par j | 1/jour | 1/j | 1 par jour
day-2: deux fois par jour | 2 fois par jour | 2 fois/jour | 2x/jour | 2x par jour | 2/jour | 2/j
day-3: trois fois par jour | 3 fois par jour | 3 fois/jour | 3x/jour | 3/jour | 3/j
day-4: quatre fois par jour | 4 fois par jour | 4 fois/jour | 4x/jour
day-n: # fois par jour | # fois/jour | #x/jour
week-1: une fois par semaine | 1 fois par semaine | chaque semaine | toutes les semaines | hebdomadaire | 1 fois/semaine
week-2: deux fois par semaine | 2 fois par semaine
week-3: trois fois par semaine | 3 fois par semaine
week-n: # fois par semaine
month-1: une fois par mois | 1 fois par mois | chaque mois | tous les mois | mensuel
year-1: une fois par an | 1 fois par an | tous les ans
every-hours: one=toutes les # heures; other=toutes les # heures | toutes les # h
every-other-day: un jour sur deux | 1 jour sur 2 | tous les deux jours | tous les 2 jours
every-days: tous les # jours
every-weeks: toutes les # semaines
every-months: tous les # mois
every-morning: tous les matins | chaque matin
every-evening: tous les soirs | chaque soir
every-night: toutes les nuits | chaque nuit
morning: le matin | matin | au matin
noon: à midi | midi | le midi
afternoon: l'après-midi | après-midi
evening: le soir | soir | au soir
night: la nuit | nuit
bedtime: au coucher | avant le coucher | avant de dormir
as-needed: si besoin | si nécessaire | en cas de besoin | au besoin | à la demande
before-meals: avant les repas | avant le repas
after-meals: après les repas | après le repas
with-meals: au cours des repas | pendant les repas | avec les repas | aux repas | au moment des repas
empty-stomach: à jeun
before-breakfast: avant le petit-déjeuner | avant le petit déjeuner
after-breakfast: après le petit-déjeuner
with-breakfast: au petit-déjeuner | au petit déjeuner
after-dinner: après le dîner
with-dinner: au dîner
continuous: en continu | continu
before-exercise: avant l'effort | avant l'exercice | avant le sport
emergency: seulement en urgence | en cas d'urgence | uniquement en cas d'urgence
for-pain: en cas de douleur | contre la douleur | si douleur
max-day: au maximum # par jour | maximum # par jour | max # par jour | max #/jour
tablet: one=# comprimé; other=# comprimés | # cp | # cachet | # cachets
half-tablet: un demi-comprimé | 1/2 comprimé | demi comprimé | ½ comprimé
quarter-tablet: un quart de comprimé | 1/4 de comprimé | 1/4 comprimé
capsule: one=# gélule; other=# gélules | # capsule | # capsules
drop: one=# goutte; other=# gouttes
puff: one=# bouffée; other=# bouffées | # inhalation | # inhalations
unit: one=# unité; other=# unités
patch: one=# patch; other=# patchs
sachet: one=# sachet; other=# sachets
injection: one=# injection; other=# injections
ampoule: one=# ampoule; other=# ampoules
suppository: one=# suppositoire; other=# suppositoires
spray: one=# pulvérisation; other=# pulvérisations
at-morning: matin #
at-noon: midi #
at-evening: soir #
at-bedtime: coucher #
after-lunch: après le déjeuner
before-dinner: avant le dîner
by-inr: selon l'INR | selon INR
on-waking: au réveil | au lever
`,
  },
  de: {
    numbers: 'ein/eine/einen/eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    phrases: `
daily: täglich | jeden Tag | pro Tag | am Tag
day-1: einmal täglich | 1x täglich | 1 x täglich | 1 mal täglich | einmal am Tag | 1x/Tag | 1x tgl. | 1mal täglich | 1x am Tag
day-2: zweimal täglich | 2x täglich | 2 x täglich | 2 mal täglich | zweimal am Tag | 2x/Tag | 2x tgl. | 2mal täglich | 2x am Tag
day-3: dreimal täglich | 3x täglich | 3 x täglich | 3 mal täglich | dreimal am Tag | 3x/Tag | 3x tgl. | 3x am Tag
day-4: viermal täglich | 4x täglich | 4 x täglich | 4 mal täglich | viermal am Tag
day-n: #-mal täglich | #x täglich | # mal täglich | #mal täglich | # x täglich
week-1: einmal pro Woche | 1x pro Woche | wöchentlich | einmal wöchentlich | 1x wöchentlich | jede Woche | einmal in der Woche | 1x/Woche
week-2: zweimal pro Woche | 2x pro Woche | zweimal wöchentlich | 2x wöchentlich | 2x/Woche
week-3: dreimal pro Woche | 3x pro Woche | dreimal wöchentlich | 3x wöchentlich
week-n: #-mal pro Woche | #x pro Woche
month-1: einmal im Monat | monatlich | jeden Monat | 1x im Monat | 1x monatlich | einmal monatlich
year-1: einmal im Jahr | jährlich | 1x jährlich
every-hours: one=jede Stunde; other=alle # Stunden | alle # Std. | alle # h | stündlich
every-other-day: jeden zweiten Tag | alle zwei Tage | alle 2 Tage | jeden 2. Tag
every-days: alle # Tage
every-weeks: alle # Wochen
every-months: alle # Monate
every-morning: jeden Morgen
every-evening: jeden Abend
every-night: jede Nacht
morning: morgens | am Morgen | früh | in der Früh
noon: mittags | am Mittag
afternoon: nachmittags | am Nachmittag
evening: abends | am Abend
night: nachts | in der Nacht
bedtime: vor dem Schlafengehen | zur Nacht | vor dem Schlafen | zum Schlafengehen
as-needed: bei Bedarf | nach Bedarf | nur bei Bedarf | falls nötig
before-meals: vor den Mahlzeiten | vor dem Essen
after-meals: nach den Mahlzeiten | nach dem Essen
with-meals: zu den Mahlzeiten | zum Essen | mit den Mahlzeiten | mit dem Essen
empty-stomach: nüchtern | auf nüchternen Magen
before-breakfast: vor dem Frühstück
after-breakfast: nach dem Frühstück
with-breakfast: zum Frühstück
after-dinner: nach dem Abendessen
with-dinner: zum Abendessen
continuous: dauerhaft (fortlaufend) | kontinuierlich | fortlaufend
before-exercise: vor dem Sport | vor körperlicher Anstrengung
emergency: nur im Notfall | im Notfall
for-pain: bei Schmerzen | gegen Schmerzen
max-day: höchstens # am Tag | max. # am Tag | max # pro Tag | maximal # am Tag | maximal # pro Tag
tablet: one=# Tablette; other=# Tabletten | # Tbl. | # Tabl.
half-tablet: eine halbe Tablette | 1/2 Tablette | halbe Tablette | ½ Tablette
quarter-tablet: eine viertel Tablette | 1/4 Tablette | viertel Tablette
capsule: one=# Kapsel; other=# Kapseln | # Kps.
drop: one=# Tropfen; other=# Tropfen | # Tr.
puff: one=# Hub (Sprühstoß zum Einatmen); other=# Hübe (Sprühstöße zum Einatmen) | # Hub | # Hübe | # Sprühstoß zum Einatmen
unit: one=# Einheit; other=# Einheiten
patch: one=# Pflaster; other=# Pflaster
sachet: one=# Beutel; other=# Beutel
injection: one=# Spritze; other=# Spritzen | # Injektion | # Injektionen
ampoule: one=# Ampulle; other=# Ampullen
suppository: one=# Zäpfchen; other=# Zäpfchen
spray: one=# Sprühstoß; other=# Sprühstöße
at-morning: morgens #
at-noon: mittags #
at-evening: abends #
at-bedtime: zur Nacht #
after-lunch: nach dem Mittagessen
before-dinner: vor dem Abendessen
by-inr: nach INR-Wert | nach INR
on-waking: nach dem Aufstehen
`,
  },
  it: {
    numbers: 'un/una/uno due tre quattro cinque sei sette otto nove dieci undici dodici',
    phrases: `
daily: ogni giorno | tutti i giorni | al giorno | quotidianamente | giornaliero | al dì
day-1: una volta al giorno | 1 volta al giorno | 1 volta al dì | 1 al giorno
day-2: due volte al giorno | 2 volte al giorno | 2 volte al dì | 2 al giorno
day-3: tre volte al giorno | 3 volte al giorno | 3 volte al dì | 3 al giorno
day-4: quattro volte al giorno | 4 volte al giorno
day-n: # volte al giorno | # volte al dì
week-1: una volta alla settimana | 1 volta alla settimana | una volta a settimana | settimanale | ogni settimana | 1 volta a settimana
week-2: due volte alla settimana | 2 volte alla settimana | 2 volte a settimana | due volte a settimana
week-3: tre volte alla settimana | 3 volte alla settimana | 3 volte a settimana | tre volte a settimana
week-n: # volte alla settimana | # volte a settimana
month-1: una volta al mese | mensile | ogni mese | 1 volta al mese
year-1: una volta all'anno | annuale | ogni anno
every-hours: one=ogni ora; other=ogni # ore | ogni # h
every-other-day: a giorni alterni | ogni due giorni | un giorno sì e uno no | ogni 2 giorni
every-days: ogni # giorni
every-weeks: ogni # settimane
every-months: ogni # mesi
every-morning: ogni mattina | tutte le mattine
every-evening: ogni sera | tutte le sere
every-night: ogni notte | tutte le notti
morning: al mattino | la mattina | mattina | mattino | di mattina
noon: a mezzogiorno | mezzogiorno
afternoon: nel pomeriggio | pomeriggio | al pomeriggio
evening: alla sera | la sera | sera | di sera
night: di notte | notte | la notte
bedtime: prima di dormire | al momento di coricarsi | prima di coricarsi
as-needed: al bisogno | se necessario | in caso di bisogno | all'occorrenza | secondo necessità
before-meals: prima dei pasti
after-meals: dopo i pasti
with-meals: ai pasti | durante i pasti | con i pasti
empty-stomach: a stomaco vuoto | a digiuno
before-breakfast: prima di colazione | prima della colazione
after-breakfast: dopo colazione | dopo la colazione
with-breakfast: a colazione
after-dinner: dopo cena
with-dinner: a cena
continuous: in continuo | continuo
before-exercise: prima dell'attività fisica | prima dello sport | prima dell'esercizio
emergency: solo in caso di emergenza | in caso di emergenza
for-pain: in caso di dolore | per il dolore
max-day: al massimo # al giorno | massimo # al giorno | max # al giorno
tablet: one=# compressa; other=# compresse | # cpr | # pastiglia | # pastiglie
half-tablet: mezza compressa | 1/2 compressa | ½ compressa
quarter-tablet: un quarto di compressa | 1/4 di compressa | 1/4 compressa
capsule: one=# capsula; other=# capsule
drop: one=# goccia; other=# gocce
puff: one=# inalazione; other=# inalazioni | # puff | # spruzzi per inalazione
unit: one=# unità; other=# unità
patch: one=# cerotto; other=# cerotti
sachet: one=# bustina; other=# bustine
injection: one=# iniezione; other=# iniezioni
ampoule: one=# fiala; other=# fiale
suppository: one=# supposta; other=# supposte
spray: one=# spruzzo; other=# spruzzi
at-morning: mattina #
at-noon: mezzogiorno #
at-evening: sera #
at-bedtime: prima di dormire #
after-lunch: dopo pranzo
before-dinner: prima di cena
by-inr: secondo INR
on-waking: al risveglio
`,
  },
  pt: {
    numbers: 'um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze',
    phrases: `
daily: todos os dias | diariamente | diário | por dia | ao dia | cada dia
day-1: uma vez por dia | 1 vez por dia | uma vez ao dia | 1 vez ao dia | 1x por dia | 1x ao dia | 1x/dia
day-2: duas vezes por dia | 2 vezes por dia | duas vezes ao dia | 2 vezes ao dia | 2x por dia | 2x ao dia | 2x/dia
day-3: três vezes por dia | 3 vezes por dia | três vezes ao dia | 3 vezes ao dia | 3x por dia | 3x ao dia | 3x/dia
day-4: quatro vezes por dia | 4 vezes por dia | 4 vezes ao dia | 4x ao dia
day-n: # vezes por dia | # vezes ao dia | #x ao dia
week-1: uma vez por semana | 1 vez por semana | semanal | semanalmente | 1x por semana | toda semana
week-2: duas vezes por semana | 2 vezes por semana | 2x por semana
week-3: três vezes por semana | 3 vezes por semana | 3x por semana
week-n: # vezes por semana
month-1: uma vez por mês | mensal | mensalmente | 1 vez por mês | uma vez ao mês
year-1: uma vez por ano | anual
every-hours: one=de hora em hora; other=de # em # horas | a cada # horas | de #/# horas | cada # horas | #/#h
every-other-day: dia sim, dia não | em dias alternados | a cada dois dias | de dois em dois dias | a cada 2 dias
every-days: a cada # dias | de # em # dias
every-weeks: a cada # semanas | de # em # semanas
every-months: a cada # meses | de # em # meses
every-morning: todas as manhãs | toda manhã | cada manhã
every-evening: todos os fins de tarde
every-night: todas as noites | toda noite | cada noite
morning: de manhã | pela manhã | manhã
noon: ao meio-dia | meio-dia | ao almoço
afternoon: à tarde | tarde | de tarde
evening: ao fim da tarde (noite) | ao anoitecer
night: à noite | noite | de noite
bedtime: ao deitar | antes de dormir | antes de deitar
as-needed: se necessário | quando necessário | conforme necessário | em SOS | SOS | em caso de necessidade | se precisar | quando precisar
before-meals: antes das refeições
after-meals: depois das refeições | após as refeições
with-meals: às refeições | com as refeições | com alimentos | durante as refeições
empty-stomach: em jejum | de estômago vazio
before-breakfast: antes do pequeno-almoço (café da manhã) | antes do café da manhã | antes do pequeno-almoço | antes do café
after-breakfast: depois do pequeno-almoço (café da manhã) | após o café da manhã | depois do pequeno-almoço
with-breakfast: ao pequeno-almoço (café da manhã) | com o café da manhã | ao pequeno-almoço
after-dinner: depois do jantar | após o jantar
with-dinner: ao jantar | com o jantar
continuous: de forma contínua | contínuo | uso contínuo
before-exercise: antes do exercício
emergency: só em caso de emergência | em caso de emergência | somente em emergência
for-pain: para a dor | em caso de dor | se dor
max-day: no máximo # por dia | máximo # por dia | máx. # por dia
tablet: one=# comprimido; other=# comprimidos
half-tablet: meio comprimido | 1/2 comprimido | ½ comprimido
quarter-tablet: um quarto de comprimido | 1/4 de comprimido | 1/4 comprimido
capsule: one=# cápsula; other=# cápsulas
drop: one=# gota; other=# gotas
puff: one=# inalação; other=# inalações | # puff | # puffs | # jato | # jatos
unit: one=# unidade; other=# unidades
patch: one=# adesivo (penso); other=# adesivos (pensos) | # adesivo | # adesivos
sachet: one=# saqueta; other=# saquetas | # sachê | # sachês
injection: one=# injeção; other=# injeções
ampoule: one=# ampola; other=# ampolas
suppository: one=# supositório; other=# supositórios
spray: one=# pulverização; other=# pulverizações
at-morning: manhã #
at-noon: meio-dia #
at-evening: noite #
at-bedtime: ao deitar #
after-lunch: depois do almoço | após o almoço
before-dinner: antes do jantar
by-inr: conforme o INR | conforme INR
on-waking: ao acordar
`,
  },
  nl: {
    numbers: 'een/één twee drie vier vijf zes zeven acht negen tien elf twaalf',
    phrases: `
daily: dagelijks | elke dag | iedere dag | per dag
day-1: eenmaal per dag | 1x per dag | 1 keer per dag | één keer per dag | eenmaal daags | 1x daags | 1 maal per dag | 1 x per dag | 1x/dag | 1 dd | 1 maal daags
day-2: tweemaal per dag | 2x per dag | 2 keer per dag | twee keer per dag | tweemaal daags | 2x daags | 2 maal per dag | 2 x per dag | 2 dd | 2 maal daags
day-3: driemaal per dag | 3x per dag | 3 keer per dag | drie keer per dag | driemaal daags | 3x daags | 3 maal per dag | 3 x per dag | 3 dd | 3 maal daags
day-4: viermaal per dag | 4x per dag | 4 keer per dag | vier keer per dag | 4 maal per dag
day-n: # keer per dag | #x per dag | # maal per dag
week-1: eenmaal per week | 1x per week | 1 keer per week | één keer per week | wekelijks | elke week | een keer per week
week-2: tweemaal per week | 2x per week | 2 keer per week | twee keer per week
week-3: driemaal per week | 3x per week | 3 keer per week | drie keer per week
week-n: # keer per week | #x per week
month-1: eenmaal per maand | 1x per maand | maandelijks | elke maand | één keer per maand
year-1: eenmaal per jaar | jaarlijks | 1x per jaar
every-hours: one=elk uur; other=elke # uur | om de # uur | iedere # uur
every-other-day: om de dag | om de andere dag | elke twee dagen
every-days: elke # dagen | om de # dagen
every-weeks: elke # weken | om de # weken
every-months: elke # maanden | om de # maanden
every-morning: elke ochtend | iedere ochtend | elke morgen
every-evening: elke avond | iedere avond
every-night: elke nacht
morning: 's ochtends | in de ochtend | 's morgens | ochtend
noon: 's middags om 12 uur | tussen de middag
afternoon: 's middags | in de middag
evening: 's avonds | in de avond | avond
night: 's nachts | in de nacht
bedtime: voor het slapengaan | voor het slapen | voor de nacht
as-needed: zo nodig | indien nodig | als het nodig is | bij behoefte | zn
before-meals: voor de maaltijd | voor het eten | voor de maaltijden
after-meals: na de maaltijd | na het eten | na de maaltijden
with-meals: bij de maaltijd | bij het eten | tijdens de maaltijd | bij de maaltijden | bij elke maaltijd | bij iedere maaltijd
empty-stomach: op nuchtere maag | nuchter
before-breakfast: voor het ontbijt
after-breakfast: na het ontbijt
with-breakfast: bij het ontbijt
after-dinner: na het avondeten
with-dinner: bij het avondeten
continuous: continu | doorlopend
before-exercise: voor het sporten | voor inspanning
emergency: alleen in noodgevallen | alleen bij nood | in noodgevallen
for-pain: bij pijn | tegen de pijn
max-day: maximaal # per dag | max # per dag | max. # per dag
tablet: one=# tablet; other=# tabletten
half-tablet: een halve tablet | 1/2 tablet | halve tablet | ½ tablet
quarter-tablet: een kwart tablet | 1/4 tablet | kwart tablet
capsule: one=# capsule; other=# capsules
drop: one=# druppel; other=# druppels
puff: one=# pufje; other=# pufjes | # puff | # puffs | # inhalatie | # inhalaties
unit: one=# eenheid; other=# eenheden
patch: one=# pleister; other=# pleisters
sachet: one=# zakje; other=# zakjes
injection: one=# injectie; other=# injecties
ampoule: one=# ampul; other=# ampullen
suppository: one=# zetpil; other=# zetpillen
spray: one=# verstuiving; other=# verstuivingen
at-morning: ochtend #
at-noon: middag #
at-evening: avond #
at-bedtime: voor het slapen #
after-lunch: na de lunch
before-dinner: voor het avondeten
by-inr: volgens INR
on-waking: bij het opstaan
`,
  },
  pl: {
    numbers: 'jeden/jedna/jedną dwa/dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć',
    phrases: `
daily: codziennie | każdego dnia | dziennie | na dobę
day-1: raz dziennie | 1 raz dziennie | 1x dziennie | 1 x dziennie | raz na dobę | 1 raz na dobę | jeden raz dziennie
day-2: dwa razy dziennie | 2 razy dziennie | 2x dziennie | 2 x dziennie | dwa razy na dobę | 2 razy na dobę
day-3: trzy razy dziennie | 3 razy dziennie | 3x dziennie | 3 x dziennie | trzy razy na dobę | 3 razy na dobę
day-4: cztery razy dziennie | 4 razy dziennie | 4x dziennie | 4 x dziennie
day-n: # razy dziennie | #x dziennie | # x dziennie
week-1: raz w tygodniu | 1 raz w tygodniu | co tydzień | raz na tydzień | 1x w tygodniu
week-2: dwa razy w tygodniu | 2 razy w tygodniu
week-3: trzy razy w tygodniu | 3 razy w tygodniu
week-n: # razy w tygodniu
month-1: raz w miesiącu | co miesiąc | raz na miesiąc
year-1: raz w roku | co rok | raz na rok
every-hours: one=co godzinę; few=co # godziny; other=co # godzin | co #h | co # godz.
every-other-day: co drugi dzień | co dwa dni | co 2 dni
every-days: co # dni
every-weeks: few=co # tygodnie; other=co # tygodni
every-months: few=co # miesiące; other=co # miesięcy
every-morning: każdego ranka | co rano | codziennie rano
every-evening: każdego wieczoru | co wieczór | codziennie wieczorem
every-night: każdej nocy | co noc
morning: rano
noon: w południe
afternoon: po południu
evening: wieczorem
night: w nocy
bedtime: przed snem | na noc
as-needed: w razie potrzeby | doraźnie | w razie konieczności | w miarę potrzeby
before-meals: przed posiłkami | przed posiłkiem | przed jedzeniem
after-meals: po posiłkach | po posiłku | po jedzeniu
with-meals: w trakcie posiłków | do posiłków | z posiłkiem | podczas posiłków | z jedzeniem
empty-stomach: na czczo
before-breakfast: przed śniadaniem
after-breakfast: po śniadaniu
with-breakfast: do śniadania
after-dinner: po kolacji
with-dinner: do kolacji
continuous: ciągle (bez przerwy) | w sposób ciągły | ciągle
before-exercise: przed wysiłkiem
emergency: tylko w nagłych przypadkach | w nagłych przypadkach
for-pain: w razie bólu | przy bólu
max-day: najwyżej # dziennie | maksymalnie # dziennie | maks. # dziennie
tablet: one=# tabletka; few=# tabletki; other=# tabletek | # tabletkę | # tabl.
half-tablet: pół tabletki | 1/2 tabletki | ½ tabletki
quarter-tablet: ćwierć tabletki | 1/4 tabletki
capsule: one=# kapsułka; few=# kapsułki; other=# kapsułek | # kaps.
drop: one=# kropla; few=# krople; other=# kropli
puff: one=# wdech z inhalatora; few=# wdechy z inhalatora; other=# wdechów z inhalatora | # wdech | # wdechy
unit: one=# jednostka; few=# jednostki; other=# jednostek | # j.
patch: one=# plaster; few=# plastry; other=# plastrów
sachet: one=# saszetka; few=# saszetki; other=# saszetek
injection: one=# zastrzyk; few=# zastrzyki; other=# zastrzyków
ampoule: one=# ampułka; few=# ampułki; other=# ampułek
suppository: one=# czopek; few=# czopki; other=# czopków
spray: one=# dawka sprayu; few=# dawki sprayu; other=# dawek sprayu
at-morning: rano #
at-noon: w południe #
at-evening: wieczorem #
at-bedtime: przed snem #
after-lunch: po obiedzie
before-dinner: przed kolacją
by-inr: według INR
on-waking: po przebudzeniu
`,
  },
  uk: {
    numbers: 'один/одна/одну два/дві три чотири п’ять шість сім вісім дев’ять десять',
    phrases: `
daily: щодня | кожного дня | щоденно | на день | на добу
day-1: один раз на день | 1 раз на день | раз на день | 1 раз на добу | один раз на добу | 1 раз/день
day-2: двічі на день | 2 рази на день | два рази на день | 2 рази на добу | 2 рази в день | двічі на добу
day-3: тричі на день | 3 рази на день | три рази на день | 3 рази на добу | тричі на добу
day-4: чотири рази на день | 4 рази на день
day-n: # разів на день | # разів на добу
week-1: раз на тиждень | 1 раз на тиждень | один раз на тиждень | щотижня
week-2: двічі на тиждень | 2 рази на тиждень
week-3: тричі на тиждень | 3 рази на тиждень
week-n: few=# рази на тиждень; other=# разів на тиждень
month-1: раз на місяць | 1 раз на місяць | щомісяця
year-1: раз на рік | 1 раз на рік | щороку
every-hours: one=щогодини; few=кожні # години; other=кожні # годин | кожні # год
every-other-day: через день | кожні два дні | кожні 2 дні
every-days: few=кожні # дні; other=кожні # днів
every-weeks: few=кожні # тижні; other=кожні # тижнів
every-months: few=кожні # місяці; other=кожні # місяців
every-morning: щоранку | кожного ранку
every-evening: щовечора | кожного вечора
every-night: щоночі
morning: вранці | зранку | уранці | ранком
noon: опівдні | в обід
afternoon: вдень | після обіду
evening: ввечері | увечері
night: вночі
bedtime: перед сном | на ніч
as-needed: за потреби | при потребі | за необхідності | у разі потреби | по потребі
before-meals: перед їжею | до їжі | перед едою | до їди
after-meals: після їжі | після їди
with-meals: під час їжі | з їжею
empty-stomach: натще | натщесерце
before-breakfast: перед сніданком | до сніданку
after-breakfast: після сніданку
with-breakfast: під час сніданку | за сніданком
after-dinner: після вечері
with-dinner: під час вечері | за вечерею
continuous: безперервно | постійно
before-exercise: перед фізичним навантаженням
emergency: лише в екстреному випадку | в екстреному випадку
for-pain: при болю | від болю
max-day: не більше # на день | максимум # на день
tablet: one=# таблетка; few=# таблетки; other=# таблеток | # таблетку | # табл. | # таб.
half-tablet: половина таблетки | пів таблетки | 1/2 таблетки | ½ таблетки | півтаблетки
quarter-tablet: чверть таблетки | 1/4 таблетки
capsule: one=# капсула; few=# капсули; other=# капсул | # капсулу
drop: one=# крапля; few=# краплі; other=# крапель
puff: one=# вдих з інгалятора; few=# вдихи з інгалятора; other=# вдихів з інгалятора | # вдих | # вдихи
unit: one=# одиниця; few=# одиниці; other=# одиниць | # од. | # ОД
patch: one=# пластир; few=# пластирі; other=# пластирів
sachet: one=# пакетик; few=# пакетики; other=# пакетиків | # саше
injection: one=# укол; few=# уколи; other=# уколів | # ін'єкція | # ін'єкції
ampoule: one=# ампула; few=# ампули; other=# ампул
suppository: one=# свічка; few=# свічки; other=# свічок
spray: one=# впорскування; few=# впорскування; other=# впорскувань
at-morning: вранці #
at-noon: опівдні #
at-evening: увечері #
at-bedtime: перед сном #
after-lunch: після обіду (їжі)
before-dinner: перед вечерею
by-inr: за показником МНВ (INR) | за МНВ
on-waking: після пробудження
`,
  },
  ar: {
    phrases: `
daily: يوميا | كل يوم | في اليوم
day-1: مرة واحدة يوميا | مرة يوميا | مرة في اليوم | مرة واحدة في اليوم | 1 مرة يوميا
day-2: مرتين يوميا | مرتان يوميا | مرتين في اليوم
day-3: ثلاث مرات يوميا | 3 مرات يوميا | ثلاث مرات في اليوم | 3 مرات في اليوم
day-4: أربع مرات يوميا | 4 مرات يوميا | أربع مرات في اليوم | 4 مرات في اليوم
day-n: # مرات يوميا | # مرات في اليوم
week-1: مرة واحدة أسبوعيا | مرة في الأسبوع | مرة أسبوعيا | أسبوعيا | كل أسبوع | مرة واحدة في الأسبوع
week-2: مرتين أسبوعيا | مرتين في الأسبوع
week-3: ثلاث مرات أسبوعيا | 3 مرات أسبوعيا | ثلاث مرات في الأسبوع | 3 مرات في الأسبوع
week-n: # مرات أسبوعيا | # مرات في الأسبوع
month-1: مرة واحدة شهريا | مرة في الشهر | شهريا | كل شهر
year-1: مرة واحدة سنويا | سنويا | كل سنة
every-hours: one=كل ساعة; two=كل ساعتين; few=كل # ساعات; many=كل # ساعة; other=كل # ساعة
every-other-day: يوما بعد يوم | كل يومين | يوم بعد يوم
every-days: few=كل # أيام; many=كل # يوما; other=كل # يوم
every-weeks: two=كل أسبوعين; few=كل # أسابيع; many=كل # أسبوعا; other=كل # أسبوع
every-months: two=كل شهرين; few=كل # أشهر; many=كل # شهرا; other=كل # شهر
every-morning: كل صباح
every-evening: كل مساء
every-night: كل ليلة
morning: صباحا | في الصباح | الصباح
noon: ظهرا | عند الظهر
afternoon: بعد الظهر
evening: مساء | في المساء
night: ليلا | في الليل
bedtime: قبل النوم | عند النوم
as-needed: عند الحاجة | عند اللزوم | حسب الحاجة
before-meals: قبل الأكل | قبل الوجبات | قبل الطعام
after-meals: بعد الأكل | بعد الوجبات | بعد الطعام
with-meals: مع الأكل | مع الوجبات | مع الطعام
empty-stomach: على معدة فارغة | على الريق
before-breakfast: قبل الإفطار | قبل الفطور
after-breakfast: بعد الإفطار | بعد الفطور
with-breakfast: مع الإفطار | مع الفطور
after-dinner: بعد العشاء
with-dinner: مع العشاء
continuous: بشكل مستمر | مستمر
before-exercise: قبل الرياضة | قبل التمرين
emergency: في حالة الطوارئ فقط | في حالات الطوارئ | عند الطوارئ
for-pain: عند الألم | للألم
tablet: one=قرص واحد; two=قرصان; few=# أقراص; many=# قرصا; other=# قرص | # حبة | # حبات | حبة واحدة | حبتين
half-tablet: نصف قرص | نصف حبة
quarter-tablet: ربع قرص | ربع حبة
capsule: one=كبسولة واحدة; two=كبسولتان; few=# كبسولات; many=# كبسولة; other=# كبسولة
drop: one=قطرة واحدة; two=قطرتان; few=# قطرات; many=# قطرة; other=# قطرة
puff: one=بخة واحدة; two=بختان; few=# بخات; many=# بخة; other=# بخة | بختين
unit: one=وحدة واحدة; two=وحدتان; few=# وحدات; many=# وحدة; other=# وحدة
patch: one=لصقة واحدة; two=لصقتان; few=# لصقات; many=# لصقة; other=# لصقة
sachet: one=كيس واحد; two=كيسان; few=# أكياس; many=# كيسا; other=# كيس
injection: one=حقنة واحدة; two=حقنتان; few=# حقن; many=# حقنة; other=# حقنة
ampoule: one=أمبولة واحدة; two=أمبولتان; few=# أمبولات; many=# أمبولة; other=# أمبولة
suppository: one=تحميلة واحدة; two=تحميلتان; few=# تحاميل; many=# تحميلة; other=# تحميلة
at-morning: صباحا #
at-noon: ظهرا #
at-evening: مساء #
at-bedtime: قبل النوم #
after-lunch: بعد الغداء
before-dinner: قبل العشاء
by-inr: حسب INR
on-waking: عند الاستيقاظ
`,
  },
  zh: {
    numbers: '一 二/两 三 四 五 六 七 八 九 十 十一 十二',
    phrases: `
daily: 每天 | 每日 | 天天
day-1: 每日一次 | 每天一次 | 一日一次 | 每天1次 | 每日1次 | 一天一次 | 1日1次
day-2: 每日两次 | 每天两次 | 一日两次 | 每天2次 | 每日2次 | 一天两次 | 一日二次 | 每日二次 | 1日2次
day-3: 每日三次 | 每天三次 | 一日三次 | 每天3次 | 每日3次 | 一天三次 | 1日3次
day-4: 每日四次 | 每天四次 | 一日四次 | 每天4次 | 每日4次 | 一天四次
day-n: 每日#次 | 每天#次 | 一日#次
week-1: 每周一次 | 每周1次 | 一周一次 | 每星期一次
week-2: 每周两次 | 每周2次 | 一周两次
week-3: 每周三次 | 每周3次 | 一周三次
week-n: 每周#次
month-1: 每月一次 | 每个月一次 | 每月1次
year-1: 每年一次 | 每年1次
every-hours: 每#小时一次 | 每#小时 | 每隔#小时 | 每#小时1次
every-other-day: 隔日一次 | 隔天一次 | 每两天一次 | 隔日 | 隔天 | 每2天一次
every-days: 每#天一次 | 每#天
every-weeks: 每#周一次 | 每#周
every-months: 每#个月一次 | 每#个月
every-morning: 每天早上 | 每天早晨 | 每晨 | 每早一次 | 每天早上一次
every-evening: 每天傍晚
every-night: 每晚 | 每天晚上 | 每晚一次 | 每晚1次
morning: 早上 | 早晨 | 早
noon: 中午
afternoon: 下午
evening: 傍晚
night: 晚上 | 夜间 | 晚
bedtime: 睡前 | 临睡前
as-needed: 需要时 | 必要时 | 按需 | 需要时服用 | 必要时服用
before-meals: 饭前 | 餐前 | 饭前服用
after-meals: 饭后 | 餐后 | 饭后服用
with-meals: 随餐 | 随餐服用 | 餐中 | 与餐同服
empty-stomach: 空腹 | 空腹服用
before-breakfast: 早餐前 | 早饭前
after-breakfast: 早餐后 | 早饭后
with-breakfast: 随早餐
after-dinner: 晚餐后 | 晚饭后
with-dinner: 随晚餐
continuous: 持续使用 | 持续
before-exercise: 运动前
emergency: 仅紧急时使用 | 紧急时 | 急救时
for-pain: 疼痛时 | 痛时
tablet: #片 | #粒药片
half-tablet: 半片 | 1/2片
quarter-tablet: 四分之一片 | 1/4片
capsule: #粒胶囊 | #粒
drop: #滴
puff: #喷（吸入） | #吸
unit: #单位 | #个单位
patch: #贴
sachet: #袋 | #包
injection: 注射#次 | #针
ampoule: #支安瓿 | #支
suppository: #枚栓剂
spray: #喷
at-morning: 早 #
at-noon: 中 #
at-evening: 晚 #
at-bedtime: 睡前 #
after-lunch: 午餐后 | 午饭后
before-dinner: 晚餐前 | 晚饭前
by-inr: 根据INR
on-waking: 起床时
`,
  },
  ja: {
    numbers: '一 二 三 四 五 六 七 八 九 十 十一 十二',
    phrases: `
daily: 毎日
day-1: 1日1回 | 一日一回 | 1日一回
day-2: 1日2回 | 一日二回
day-3: 1日3回 | 一日三回
day-4: 1日4回 | 一日四回
day-n: 1日#回 | 一日#回
week-1: 週1回 | 週に1回 | 毎週 | 1週間に1回
week-2: 週2回 | 週に2回
week-3: 週3回 | 週に3回
week-n: 週#回 | 週に#回
month-1: 月1回 | 月に1回 | 毎月 | 1か月に1回
year-1: 年1回 | 年に1回
every-hours: #時間ごと | #時間毎
every-other-day: 1日おき | 隔日
every-days: #日ごと | #日に1回
every-weeks: #週間ごと | #週ごと | #週に1回 | #週間に1回
every-months: #か月ごと | #ヶ月ごと | #か月に1回 | #ヶ月に1回
every-morning: 毎朝
every-evening: 毎夕
every-night: 毎晩 | 毎夜
morning: 朝
noon: 昼
afternoon: 午後
evening: 夕方 | 夕
night: 夜
bedtime: 就寝前 | 寝る前 | 眠前
as-needed: 必要時 | 頓服 | 必要に応じて | 必要なとき | 頓用
before-meals: 食前 | 毎食前
after-meals: 食後 | 毎食後
with-meals: 食事と一緒に | 食事中
empty-stomach: 空腹時
before-breakfast: 朝食前
after-breakfast: 朝食後
with-breakfast: 朝食時
after-dinner: 夕食後
with-dinner: 夕食時
continuous: 持続的に | 持続
before-exercise: 運動前
emergency: 緊急時のみ | 緊急時
for-pain: 痛いとき | 疼痛時 | 痛む時 | 痛い時
tablet: #錠
half-tablet: 半錠 | 1/2錠
quarter-tablet: 4分の1錠 | 1/4錠
capsule: #カプセル
drop: #滴
puff: #吸入 | #回吸入 | #吸入分
unit: #単位
patch: 貼付剤#枚 | #枚
sachet: #包
injection: 注射#本 | 注射#回
ampoule: #アンプル | #管
suppository: 坐薬#個
spray: #噴霧 | #プッシュ
at-morning: 朝 #
at-noon: 昼 #
at-evening: 夕 #
at-bedtime: 就寝前 #
after-lunch: 昼食後
before-dinner: 夕食前
by-inr: INRに応じて
on-waking: 起床時
`,
  },
  hi: {
    numbers: 'एक दो तीन चार पांच/पाँच छह/छः सात आठ नौ दस ग्यारह बारह',
    phrases: `
daily: रोज़ाना | रोज | हर दिन | प्रतिदिन | रोजाना | रोज़
day-1: दिन में एक बार | दिन में 1 बार | रोज़ एक बार | प्रतिदिन एक बार
day-2: दिन में दो बार | दिन में 2 बार | रोज़ दो बार | प्रतिदिन दो बार
day-3: दिन में तीन बार | दिन में 3 बार
day-4: दिन में चार बार | दिन में 4 बार
day-n: दिन में # बार
week-1: हफ्ते में एक बार | सप्ताह में एक बार | हफ़्ते में एक बार | साप्ताहिक | सप्ताह में 1 बार | हफ्ते में 1 बार
week-2: हफ्ते में दो बार | सप्ताह में दो बार | हफ्ते में 2 बार
week-3: हफ्ते में तीन बार | सप्ताह में तीन बार | हफ्ते में 3 बार
week-n: हफ्ते में # बार | सप्ताह में # बार
month-1: महीने में एक बार | हर महीने | मासिक | महीने में 1 बार
year-1: साल में एक बार | हर साल
every-hours: one=हर घंटे; other=हर # घंटे में | हर # घंटे पर | हर # घंटे
every-other-day: एक दिन छोड़कर | हर दूसरे दिन
every-days: हर # दिन में | हर # दिन पर
every-weeks: हर # हफ्ते में | हर # सप्ताह में | हर # हफ्ते
every-months: हर # महीने में | हर # महीने
every-morning: रोज़ सुबह | हर सुबह | रोज सुबह
every-evening: रोज़ शाम | हर शाम
every-night: रोज़ रात को | हर रात | रोज रात को
morning: सुबह | सुबह में
noon: दोपहर में | दोपहर
evening: शाम को | शाम | शाम में
night: रात को | रात | रात में
bedtime: सोते समय | सोने से पहले
as-needed: ज़रूरत पड़ने पर | जरूरत पड़ने पर | आवश्यकता होने पर | ज़रूरत के अनुसार | आवश्यकतानुसार
before-meals: खाने से पहले | भोजन से पहले
after-meals: खाने के बाद | भोजन के बाद
with-meals: खाने के साथ | भोजन के साथ
empty-stomach: खाली पेट
before-breakfast: नाश्ते से पहले
after-breakfast: नाश्ते के बाद
with-breakfast: नाश्ते के साथ
after-dinner: रात के खाने के बाद
with-dinner: रात के खाने के साथ
continuous: लगातार
before-exercise: व्यायाम से पहले
emergency: केवल आपातकाल में | आपातकाल में | इमरजेंसी में
for-pain: दर्द होने पर | दर्द में
tablet: one=# गोली; other=# गोलियां | # टैबलेट | # गोली
half-tablet: आधी गोली
quarter-tablet: एक चौथाई गोली
capsule: # कैप्सूल
drop: # बूंद | # बूंदें
puff: # पफ | # पफ़
unit: # यूनिट
patch: # पैच
sachet: # पाउच | # सैशे
injection: # इंजेक्शन
at-morning: सुबह #
at-noon: दोपहर #
at-evening: शाम #
at-bedtime: सोते समय #
after-lunch: दोपहर के खाने के बाद
before-dinner: रात के खाने से पहले
by-inr: INR के अनुसार
on-waking: जागने पर
`,
  },
}
