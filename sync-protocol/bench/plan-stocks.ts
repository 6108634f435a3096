/**
 * Plans of 55 to 95 characters with what they are about, as people copy them from a clinic's card. They were
 * written without looking at the capsule's own words.
 */
import type { EmergencyPlan } from '../src/medical'
import type { Random } from './random'

/** `kind|about|text` */
const PLANS: Readonly<Record<string, readonly string[]>> = {
  en: [
    'do|Addison’s disease|Give 100 mg hydrocortisone straight away, before anything else. Never leave it out.',
    'do|Epilepsy|If I fit for longer than five minutes, squirt the midazolam into my cheek.',
    'do|Haemophilia A|My own factor goes in first, scans and tests come afterwards.',
    'do|Severe allergy to nuts|Jab the pen through my trousers, dial 999, keep me lying down.',
    'avoid|Fistula in the left arm|Never take my blood pressure or put a cannula in this arm.',
    'avoid|Lymphoedema|Right arm is off limits for drips, needles and cuffs since the operation.',
    'avoid|Malignant hyperthermia|Triggering anaesthetic gases and succinylcholine could kill me.',
    'avoid|COPD|Please aim for 88-92 percent, too much oxygen makes me stop breathing.',
    'refuse|Blood|I will not accept transfusions of any kind. Signed card is in my wallet.',
    'normal|Stroke in 2021|My speech is slow and my right hand does not work, this is not new.',
    'device|ICD|Boston Scientific, left chest, fitted 2019, my cardiologist is in Leeds.',
    'reach|Autism|I may not answer. Give me time, write it down, switch off the siren if you can.',
    'depends|My dog Rex|Rex is shut in the kitchen, the lady at number 12 has a key.',
    'depends|My mother|Mum has dementia and cannot be left. Ring my brother Paul.',
  ],
  es: [
    'do|Enfermedad de Addison|Pónganme cuanto antes la hidrocortisona que llevo en la mochila, 100 mg.',
    'do|Epilepsia|Si la crisis pasa de cinco minutos, el midazolam va entre la mejilla y la encía.',
    'avoid|Fístula|En este brazo no se pincha ni se mide la tensión, es el de la diálisis.',
    'avoid|EPOC|Con mucho oxígeno empeoro, basta una saturación del 90 por ciento.',
    'refuse|Sangre|No acepto transfusiones bajo ninguna circunstancia, llevo el papel firmado.',
    'reach|Autismo|Puede que no conteste, háblenme bajo y sin prisa.',
    'depends|Mi perro|Se queda encerrado en el piso, la portera tiene llave.',
  ],
  fr: [
    'do|Maladie d’Addison|Faites-moi sans attendre les 100 mg d’hydrocortisone de ma trousse.',
    'do|Épilepsie|Au-delà de cinq minutes de crise, mettre la seringue de midazolam dans la joue.',
    'avoid|Fistule gauche|Ce bras sert à la dialyse, ni garrot ni perfusion ni brassard.',
    'avoid|BPCO|Trop d’oxygène m’endort, viser 90 pour cent.',
    'refuse|Sang|Je refuse toute transfusion, ma carte signée est dans le portefeuille.',
    'reach|Autisme|Je ne réponds pas toujours, laissez-moi le temps.',
    'depends|Mon chat|Le gardien a la clé, il faut le nourrir.',
  ],
  de: [
    'do|Morbus Addison|Bitte gleich 100 mg Hydrocortison geben, die Ampulle ist in meinem Rucksack.',
    'do|Epilepsie|Dauert der Anfall länger als fünf Minuten, kommt das Midazolam in die Backentasche.',
    'avoid|Shunt links|An diesem Arm nie Blutdruck messen und nie stechen, er ist für die Dialyse.',
    'avoid|COPD|Zu viel Sauerstoff schadet mir, 90 Prozent reichen.',
    'refuse|Blut|Ich lehne jede Transfusion ab, die Verfügung ist beim Hausarzt hinterlegt.',
    'reach|Autismus|Ich antworte vielleicht nicht, bitte ruhig bleiben und warten.',
    'depends|Mein Hund|Er ist in der Wohnung, Frau Meier im zweiten Stock hat den Schlüssel.',
  ],
  ru: [
    'do|Болезнь Аддисона|Сразу уколите гидрокортизон 100 мг из моей сумки, потом всё остальное.',
    'do|Эпилепсия|Если приступ дольше пяти минут, дайте мидазолам за щёку.',
    'avoid|Фистула|На этой руке нельзя мерить давление и ставить капельницу.',
    'refuse|Кровь|Переливание крови не принимаю, документ лежит в паспорте.',
    'reach|Аутизм|Могу не отвечать, говорите тихо и подождите.',
    'depends|Собака|Собака заперта в квартире, ключ у соседей.',
  ],
  ar: [
    'do|مرض أديسون|أعطوني حقنة الهيدروكورتيزون الموجودة في حقيبتي فورًا قبل أي شيء.',
    'do|الصرع|إذا طالت النوبة أكثر من خمس دقائق ضعوا الميدازولام داخل الخد.',
    'avoid|ناسور الغسيل|هذه الذراع للغسيل فقط، لا قياس ضغط ولا إبر فيها.',
    'refuse|الدم|أرفض نقل الدم، والورقة الموقعة في محفظتي.',
    'reach|التوحد|قد لا أجيب، تحدثوا بهدوء وانتظروا.',
    'depends|أمي|أمي وحدها في البيت وتحتاج إلى رعاية.',
  ],
  zh: [
    'do|艾迪生病|请马上注射我包里的氢化可的松100毫克，然后再检查。',
    'do|癫痫|发作超过五分钟，请把咪达唑仑滴入脸颊内侧。',
    'avoid|左臂内瘘|这只手臂做透析用，请勿测血压、抽血或输液。',
    'refuse|输血|本人不接受任何输血，签字文件在钱包里。',
    'reach|自闭症|我可能不回答，请小声说话，给我时间。',
    'depends|我的狗|狗关在家里，邻居有钥匙。',
  ],
}

/** Only in the languages of BENCH_STOCKS. */
export function planIn(random: Random, language: string): EmergencyPlan {
  const plans = PLANS[language]
  if (!plans) throw new Error(`There are no plans in ${language}`)
  const [kind = '', about = '', text = ''] = random.pick(plans).split('|')
  return { kind, about, text }
}
