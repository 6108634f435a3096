/**
 * No words of bench/stocks.ts are used here, so that the benchmark does not measure its own
 * training data.
 */
import type { Stock } from '../bench/invented-record'
import { phrasesOf, sharedPhrases } from '../src/capsule/v1/packs'
import type { TextKindName } from '../src/capsule/v1/text-kinds'

const list = (text: string) => text.trim().split(/\s*[\n;]\s*/)
const sharedByKind = sharedPhrases()
const known = (kind: TextKindName) => sharedByKind.get(kind) ?? []

const mixed = (a: readonly string[], b: readonly string[]) =>
  a.flatMap((word, i) => [word, b[i % b.length] ?? word])

const doses = known('dose')
const frequencies = known('frequency')
const withDose = (medicine: string, i: number) =>
  `${medicine}|${doses[(i * 7) % 60]}|${frequencies[(i * 5) % 24]}`
const reactions = known('reaction')
const withReaction = (allergen: string, i: number) => `${allergen}|${reactions[(i * 3) % 30]}`

const FRESH: Stock = {
  language: 'en',
  given:
    list(`Cynthia; Douglas; Gloria; Harold; Jerome; Lorraine; Marvin; Nadia; Oscar; Penelope; Quentin; Roberta;
    Stanley; Tabitha; Ulysses; Vanessa; Walter; Xavier; Yvonne; Zachary; Ebony; Declan; Poppy; Alistair; Sunil;
    Ngozi; Jun; Ágata; Benoît; Zsófia; Wojciech; Søren; Ebru; Галина; Николай; سلمى; خالد; 小红; 和子; विजय`),
  family:
    list(`Armstrong; Barlow; Caldwell; Donovan; Espinoza; Franklin; Goldberg; Holloway; Iverson; Jefferson;
    Kaplan; Lambert; Maldonado; Norwood; Osborne; Preston; Quigley; Rutherford; Stevenson; Trujillo; Underwood;
    Villanueva; Wexler; Yoder; Zimmerman; O'Leary; McKenna; Fournier; Krause; Bąk; Ødegaard; Çelik; Волков;
    القحطاني; 周; 高橋; मिश्रा; Adeyemi; Banerjee; Castillo Ruiz`),
  medicines:
    list(`Breo Ellipta|100/25|once a day; Nurtec|75 mg|when needed; Lamotrigin|100 mg|2x daily; Eplerenon|25 mg|morning
    Wixela|250/50|2 puffs daily; Entyvio infusion|300 mg|every 8 weeks; Janumet|50/1000 mg|twice daily; Tylenol PM||
    Metoprolol succinate ER|50 mg|every evening; Vit B12|1000 mcg|monthly shot; Losartan potassium|100 mg|nightly
    Carbamazepin|400 mg|12 hourly; Cosentyx|150 mg|4 weekly; St John's wort||; Skyrizi|150 mg|every 12 weeks
    Ламотриджин|100 мг|на ночь; أملوديبين|5 ملغ|يوميا; 奥美拉唑|20 mg|每天; Amoxicilina|500 mg|cada 8 h; Furosemid|40 mg|1-0-0`),
  allergens:
    list(`Ceftriaxone|face swelling; Brazil nuts|Vomits; Cedar|red eyes; Pineapple|itchy tongue; Rubber gloves|Hives on hands
    Macrolides|; Black pepper|cough; Yellow jackets|passed out; Toradol|wheezing; Amlodipine|swollen legs; Coconut|
    Пыльца|насморк; الجمبري|حكة; 芒果|痒; Nozes|; Huevo|Vómitos; Soja|Bauchschmerzen`),
  severities: list(
    `Severe; Moderate; Mild; Mild; Severe; Moderate; Bad; Dangerous; Serious; Leve; شديد; Сильная`,
  ),
  conditions:
    list(`Adenomyosis; Hypertension stage 2; Diabetic neuropathy; Carotid stenosis; Hip fracture 2018; Chronic migraines; Prediabetes
    Septic shock 2020; Barrett's esophagus; SVT, ablation 2016; Lung nodules; Left bundle branch block; Tourette's; Spinal stenosis
    Hyponatremia; Meniere's; Kidney donor (one kidney); Rett syndrome; Stroke (2019); Asthma - exercise induced; Lewy body dementia
    Аритмия; قصور الكلى; 房颤; Insuficiencia cardíaca; Rheuma; Bronchite chronique`),
  relationships: list(
    `Granny; Step-mother; Landlord; Pastor; Case manager; Godmother; Ex-husband; Teacher; Abuela; Opa; Друг; صديق; 朋友`,
  ),
  notes:
    list(`Call my sister, she has my papers.; Cannot lie flat.; Fear of needles, talk me through it.; Oxygen tank in the bedroom.
    Hearing impaired, use sign language.; My cat is alone at home.; Has a shunt on the right side.; Left leg prosthesis below the knee.
    Do not give aspirin.; Power of attorney: my brother.; Vegan, no gelatin capsules.; Speaks Korean and some English.; Blood is hard to draw; use a butterfly.`),
  phones:
    list(`(###) ###-####; ###-###-####; +1 ### ### ####; +1 (###) ###-####; ##########; +44 7### ######; 07### ### ###
    +49 16# #######; +33 6 ## ## ## ##; +34 6## ### ###; +7 9## ### ## ##; +91 ##### #####; +20 1# #### ####; +86 1## #### ####; 0## ### ####`),
}

const shared = known('person').map(name => name.split(' '))

export const TRAINING_STOCK: Stock = {
  ...FRESH,
  given: mixed(
    shared.map(([given = '']) => given),
    FRESH.given,
  ),
  family: mixed(
    shared.map(([, ...family]) => family.join(' ')),
    FRESH.family,
  ),
  medicines: mixed(known('medicine').map(withDose), FRESH.medicines),
  allergens: mixed(known('allergen').map(withReaction), FRESH.allergens),
  severities: mixed(known('severity').slice(0, 5), FRESH.severities),
  conditions: mixed(known('condition'), FRESH.conditions),
  relationships: mixed(known('relationship'), FRESH.relationships),
  notes: mixed(known('notes'), FRESH.notes),
}

/** The people use all phrases of the pack, and the model reads half of them. */
export function packStock(pack: number): Stock {
  const phrases = phrasesOf(pack)
  const of = (kind: string) => phrases.get(kind) ?? []
  const by = (texts: readonly string[], i: number) => texts[i % texts.length] ?? ''
  const [dosesOf, often, reactionsOf] = [of('dose'), of('frequency'), of('reaction')]
  return {
    ...FRESH,
    given: of('given'),
    family: of('family'),
    medicines: of('medicine').map((medicine, i) => {
      const dose = i % 2 ? by(dosesOf, i * 3) : by(doses, i * 7)
      return `${medicine}|${dose}|${by(often, i * 5)}`
    }),
    allergens: of('allergen').map((allergen, i) => `${allergen}|${by(reactionsOf, i * 3)}`),
    severities: of('severity'),
    conditions: of('condition'),
    relationships: of('relationship'),
    notes: of('notes'),
    phones: of('phone').map(phone => phone.replace(/\d(?=\d*(\D|$))(?<=.{4})/g, '#')),
  }
}
