/**
 * These words were written without looking at the dictionary, which therefore lacks many: local
 * brands, rarer names and conditions, other languages, whole sentences.
 */
import type { Stock } from './invented-record'
import { DUTCH, FRENCH, GERMAN, ITALIAN, POLISH, PORTUGUESE, SPANISH } from './stocks-latin'
import { KOREAN, ROMANIAN, RUSSIAN, SWEDISH, TURKISH } from './stocks-of-five'
import { ARABIC, CHINESE, HINDI, JAPANESE, UKRAINIAN } from './stocks-other-scripts'

const list = (text: string) => text.trim().split(/\s*[\n;]\s*/)

const ENGLISH: Stock = {
  language: 'en',
  given:
    list(`Barbara; Keith; Sharon; Gregory; Tamika; Wendell; Marjorie; Ethan; Zoe; Bradley; Priscilla;
    Darnell; Maureen; Trevor; Beverley; Courtney; Rhys; Niamh; Gareth; Imogen; Mary; James; Linda; Robert;
    Aaliyah; Jaxon; Harper; Winifred; Cuthbert; Shaniqua; Mei-Ling; Olumide; Thandiwe; Ewan; Freya`),
  family:
    list(`Thompson; Whitaker; Okonkwo; Fitzgerald; Chaudhry; McAllister; Pemberton; Delacroix; Nakamura;
    Johnson; Hargreaves; Ramirez; O'Sullivan; Vandermeer; Blackwood; Smith-Jones; Achebe; Castellanos;
    Brown; Lindqvist; Abernathy; Montgomery; Featherstone; Ng; Rosenthal; MacGillivray; St. Clair`),
  medicines:
    list(`Lisinopril|20 mg|once daily; Metformin XR|750 mg|Twice daily with food; Atorvastatin|40 mg|At night
    Eliquis|5 mg|twice a day; Omeprazole|20 mg|before breakfast; Sertraline|75 mg|Daily; Amlodipine|5mg|Daily
    Levothyroxine|88 mcg|Every morning; Ventolin inhaler|2 puffs|When needed; Warfarin|3 mg|evenings; Xarelto|15 mg|With dinner
    Insulin glargine (Lantus)|18 units|Bedtime; Gabapentin|300 mg|3 times daily; Bisoprolol|1.25 mg|OD
    Furosemide|40 mg|Morning; Aspirin|81 mg|Daily; Keppra|750 mg|BD; Prednisone|7.5 mg|Daily; Trelegy Ellipta|100/62.5/25|1 puff daily
    Clopidogrel|75 mg|Once a day; Citalopram|20 mg|; Ozempic|0.5 mg|Weekly injection; Spironolactone|25 mg|Daily
    Methotrexate|15 mg|Once a week (Mondays); Humira pen|40 mg|every 2 weeks; Lamotrigine|150 mg|Twice daily
    Donepezil|10 mg|Night; Tamsulosin|0.4 mg|Daily; Folic acid|5 mg|; Vitamin D3|2000 IU|Daily; Vyvanse|40 mg|AM
    Mycophenolate mofetil|500 mg|12 hourly; Tacrolimus|3 mg|Twice daily; Nitrofurantoin MR|100 mg|nightly
    Repatha SureClick|140 mg|fortnightly; Qulipta|60 mg|Daily; Kesimpta|20 mg|monthly; Fluticasone nasal spray||; Turmeric capsules||`),
  allergens:
    list(`Penicillin|Anaphylaxis; Peanuts|Throat closes up; Latex|Hives; Sulfa|Rash all over; Bee stings|Swelling
    Shellfish|Vomiting and hives; Codeine|Nausea; Ibuprofen|asthma attack; Eggs|Eczema flare; Cashews and pistachios|Anaphylaxis
    CT contrast (iodine)|Hives, low BP; Amoxicillin|Rash; Tree nuts|; Morphine|Itching; Kiwi fruit|Itchy mouth; Adhesive dressings|Blisters
    Cefazolin|Difficulty breathing; Horse dander|sneezing; Wasp venom|Collapse; Lisinopril|Cough, tongue swelling; Mango skin|rash
    Hay fever - grass|; Metronidazole|Tingling hands; Vancomycin|Red man syndrome; MSG|Migraine`),
  severities: list(`Severe; Moderate; Mild; Mild; Moderate; Severe; Life threatening; Not sure`),
  conditions:
    list(`Hypertension; Type 2 Diabetes; Asthma; Atrial fibrillation; High cholesterol; Hypothyroidism; COPD; Epilepsy
    Type 1 diabetes (since 2004); Depression; Osteoarthritis of both knees; CKD stage 3; Heart failure (EF 35%); Migraine with aura
    Breast cancer, left, 2017; Stroke 2021, weak right side; Crohn's; Glaucoma; Parkinson's; Anxiety; Sleep apnoea - CPAP
    Addison's disease; Haemophilia A, moderate; Vascular dementia; Autism (non-verbal); Polymyalgia rheumatica; Bicuspid aortic valve
    Hypertrophic cardiomyopathy; Kidney transplant 2015; Difficult airway; Rheumatoid arthritis; Ehlers-Danlos (hypermobile); Coeliac
    Wolff-Parkinson-White; Sickle cell trait; Benign essential tremor; MCAS; Long COVID; Restless legs; Bipolar II`),
  relationships: list(
    `Wife; Husband; Daughter; Son; Mum; Partner; Sister; Mother; Dad; Best friend; Neighbour; Brother; GP; Stepdad; Next-door neighbor; Social worker; Ex-wife`,
  ),
  notes: list(`Please ring my daughter before admitting me. She has power of attorney.
    Hard of hearing on the left side, face me when you speak.; I carry two EpiPens in my handbag.
    Port in right chest, do not use left arm (lymph nodes removed).; Dog at home alone, key under blue pot.
    Gets confused in the evenings; likes music.; Allergic reactions come on within 10 minutes.
    Insulin pump on abdomen. Check glucose first!; I do not speak when stressed, I can write.; Contact lens wearer.
    Latex-free gloves only, please.; Jehovah's Witness - no blood products, card in wallet.; Previous reaction to suxamethonium.`),
  phones: list(
    `(###) ###-####; ###-###-####; +1 ### ### ####; 07### ######; +44 7### ######; +61 4## ### ###; ##########; +1##########`,
  ),
}

const community = (words: Partial<Stock>): Stock => ({ ...ENGLISH, ...words })

/** The number is the stock's share of the people. */
export const BENCH_STOCKS: readonly [number, Stock][] = [
  [50, ENGLISH],
  [
    14,
    community({
      language: 'es',
      given: list(
        `Guadalupe; Ximena; Ramón; Concepción; Íñigo; Yolanda; Ángel; Rocío; Itzel; José Luis; María Fernanda; Héctor`,
      ),
      family: list(
        `Vázquez Ibarra; Núñez; Quiñones; Castro Peña; Echeverría; Morales; Aguirre; Gutiérrez; Rojas; Zúñiga`,
      ),
      medicines:
        list(`Losartán|50 mg|cada 12 horas; Metformina|850 mg|Dos veces al día; Omeprazol|20 mg|en ayunas; Enalapril|10 mg|diario
      Atorvastatina|20 mg|por la noche; Sintrom|4 mg|según control; Insulina NPH|20 unidades|mañana y noche; Paracetamol|1 g|si dolor; Levotiroxina|50 mcg|`),
      allergens: list(
        `Penicilina|Anafilaxia; Mariscos|Ronchas; Polen|Estornudos; Nolotil|Erupción; Cacahuate|Hinchazón; Látex|; Yodo|Urticaria`,
      ),
      severities: list(`Grave; Moderada; Leve; Severa`),
      conditions: list(
        `Diabetes tipo 2; Hipertensión arterial; Asma bronquial; Hipotiroidismo; Epilepsia; Fibrilación auricular; Insuficiencia renal crónica; Artritis`,
      ),
      relationships: list(`Esposa; Esposo; Hija; Hijo; Mamá; Hermana; Papá; Vecina`),
      notes: list(
        `Solo hablo español, llamen a mi hija.; Llevo marcapasos desde 2020.; No usar el brazo izquierdo.`,
      ),
      phones: list(`+52 55 #### ####; +34 6## ## ## ##; 6########; (###) ###-####`),
    }),
  ],
  [
    8,
    community({
      language: 'fr',
      given: list(
        `Jean-Baptiste; Océane; Thierry; Maëlys; Raphaël; Solène; Gwenaëlle; Yves; Fatoumata`,
      ),
      family: list(`Lefèvre; Guérin; N'Diaye; Le Goff; Bertrand; Chevallier; Rousseau; Boulanger`),
      medicines: list(
        `Doliprane|1 g|si besoin; Kardégic|75 mg|1 par jour; Bisoprolol|2,5 mg|le matin; Metformine|1000 mg|matin et soir; Lévothyrox|75 µg|à jeun; Eliquis|5 mg|2 fois par jour; Previscan|20 mg|le soir`,
      ),
      allergens: list(
        `Pénicilline|Œdème; Arachide|Choc anaphylactique; Noix de cajou|Urticaire; Pollens de graminées|; Iode|Plaques`,
      ),
      severities: list(`Sévère; Modérée; Légère`),
      conditions: list(
        `Hypertension artérielle; Diabète de type 1; Asthme; Fibrillation auriculaire; Épilepsie; Insuffisance cardiaque`,
      ),
      relationships: list(`Conjointe; Mari; Fille; Mère; Frère; Médecin traitant`),
      notes: list(`Porteuse d'une chambre implantable.; Prévenir mon fils en priorité.`),
      phones: list(`06 ## ## ## ##; +33 7 ## ## ## ##; 06########`),
    }),
  ],
  [
    8,
    community({
      language: 'de',
      given: list(`Jürgen; Anneliese; Björn; Käthe; Friedrich; Heike; Mustafa; Leonie; Ulrike`),
      family: list(
        `Schröder; von Bülow; Krüger; Özdemir; Weiß; Zimmermann; Hofstätter; Baumgärtner`,
      ),
      medicines: list(
        `Ramipril|5 mg|1-0-0; Marcumar|3 mg|nach Plan; L-Thyroxin|100 µg|morgens nüchtern; Pantoprazol|40 mg|1-0-0; Metformin|1000 mg|1-0-1; ASS|100 mg|1-0-0; Torasemid|10 mg|1-0-0`,
      ),
      allergens: list(
        `Penicillin|Hautausschlag; Erdnüsse|Atemnot; Wespengift|Kreislaufkollaps; Birkenpollen|; Nickel|Ekzem; Jodhaltiges Kontrastmittel|`,
      ),
      severities: list(`Schwer; Mittel; Leicht`),
      conditions: list(
        `Bluthochdruck; Diabetes mellitus Typ 2; Vorhofflimmern; Asthma bronchiale; Herzschrittmacher; Schilddrüsenunterfunktion; Arthrose`,
      ),
      relationships: list(`Ehefrau; Ehemann; Sohn; Tochter; Lebensgefährtin; Hausarzt`),
      notes: list(`Patientenverfügung beim Hausarzt hinterlegt.; Trägt Hörgeräte beidseits.`),
      phones: list(`+49 17# #######; 015# ########; +43 664 #######`),
    }),
  ],
  [
    6,
    community({
      language: 'ru',
      given: list(`Светлана; Дмитрий; Людмила; Владимир; Ксения; Тарас`),
      family: list(`Соколова; Бондаренко; Лебедев; Мельник; Григорян`),
      medicines: list(
        `Варфарин|2,5 мг|вечером; Метформин|1000 мг|2 раза в день; Конкор|5 мг|утром; Эналаприл|10 мг|`,
      ),
      allergens: list(`Пенициллин|отёк Квинке; Арахис|; Новокаин|анафилаксия; Цитрусовые|сыпь`),
      severities: list(`Тяжёлая; Средняя; Лёгкая`),
      conditions: list(
        `Гипертония; Сахарный диабет; Бронхиальная астма; Ишемическая болезнь сердца; Эпилепсия`,
      ),
      relationships: list(`Жена; Муж; Дочь; Сын; Мама; Сестра`),
      notes: list(`Звоните дочери в любое время.`),
      phones: list(`+7 9## ###-##-##; +380 ## ### ## ##; 8 9## ### ## ##`),
    }),
  ],
  [
    6,
    community({
      language: 'ar',
      given: list(`خديجة; يوسف; سارة; عبد الرحمن; نور; مصطفى`),
      family: list(`العتيبي; منصور; الشامي; بن علي; الخطيب`),
      medicines: list(
        `ميتفورمين|500 ملغ|مرتين يوميا; أسبرين|81 ملغ|يوميا; Concor|5 mg|صباحا; إنسولين لانتوس|20 وحدة|قبل النوم`,
      ),
      allergens: list(`البنسلين|طفح جلدي; السمك|حكة; الفول السوداني|ضيق تنفس`),
      severities: list(`شديدة; متوسطة; خفيفة`),
      conditions: list(`السكري النوع الثاني; ارتفاع ضغط الدم; الربو; قصور القلب`),
      relationships: list(`زوجة; زوج; ابن; أخت; والدة`),
      notes: list(`يرجى الاتصال بابني أولا.`),
      phones: list(`+966 5# ### ####; 01#########; +971 5# #######`),
    }),
  ],
  [
    8,
    community({
      language: 'zh',
      given: list(`志强; 丽娜; 建国; 晓燕; 大輔; 由美子; さくら; 서연`),
      family: list(`赵; 孙; 欧阳; 渡辺; 小林; 최`),
      medicines: list(
        `二甲双胍|500 mg|每日两次; 阿司匹林|100 mg|每天一次; アムロジピン|5 mg|朝食後; ワーファリン|2 mg|1日1回; 氨氯地平|5毫克|`,
      ),
      allergens: list(`青霉素|皮疹; 花生|呼吸困难; そば|アナフィラキシー; 海鲜|; えび|じんましん`),
      severities: list(`严重; 中度; 轻度; 重い`),
      conditions: list(`高血压; 2型糖尿病; 喘息; 心房細動; 冠心病`),
      relationships: list(`妻子; 丈夫; 儿子; 長女; 母亲; 夫`),
      notes: list(`请先联系我的女儿。`),
      phones: list(`+86 1## #### ####; 090-####-####; 1##########`),
    }),
  ],
]

/** Each language is measured separately. */
export const LANGUAGE_STOCKS: readonly Stock[] = [
  ENGLISH,
  SPANISH,
  FRENCH,
  GERMAN,
  ITALIAN,
  PORTUGUESE,
  DUTCH,
  POLISH,
  UKRAINIAN,
  ARABIC,
  CHINESE,
  JAPANESE,
  HINDI,
  RUSSIAN,
  TURKISH,
  KOREAN,
  SWEDISH,
  ROMANIAN,
]
