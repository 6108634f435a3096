/**
 * Words with two meanings are never translated, even if a row has them. Each line is a word and its
 * possible meanings. The comparison folds entries, so one spelling is enough.
 */
export const AMBIGUOUS = `
Nuts: tree nuts, or peanuts as well
Nut: as above
Nüsse: as above
Nuss: as above
Noten: as above
Noix: walnuts, or nuts of any kind
Nueces: as above
Nuez: as above
Noci: as above
Noce: as above
Nozes: as above
Noz: as above
Orzechy: as above
Горіхи: as above
Baumnüsse: walnuts in Switzerland, or tree nuts
Baumnuss: as above
Frutos secos: tree nuts, or peanuts and dried fruit as well
Frutta secca: as above
Castanhas: chestnuts, or nuts of any kind
Castanha: as above
Noccioline: peanuts, or small hazelnuts
مكسرات: nuts, often with peanuts and seeds
جوز: walnuts, or nuts of any kind
坚果: nuts, often with peanuts
ナッツ: as above
मेवे: nuts and dried fruit
فستق: pistachios; in some countries peanuts
محار: oysters, or shellfish of any kind
مأكولات بحرية: shellfish, or fish as well
لبن: milk, or yoghurt
خوخ: peaches, or plums
بطاطا: potatoes, or sweet potatoes
حبوب لقاح الأعشاب: of grasses, or of weeds as well
كورتيزون: one medicine, or all corticosteroids
تشنجات: a seizure, or spasms
صهر: son-in-law, or brother-in-law
Seafood: shellfish, or fish as well
Frutti di mare: molluscs, or shellfish
Морепродукти: as above
海鲜: as above
Pilz: mushroom, or a fungus of the skin
Pilze: as above
Champignon: as above
Hongos: as above
Fungi: as above
Krabben: shrimps, or crabs
Tintenfisch: squid, or octopus and cuttlefish
Ostiones: oysters, or scallops in Chile
Ostión: as above
Lactate: dairy products in Romanian, or a salt of lactic acid
Langosta: lobster, or locust
ASS: acetylsalicylic acid, or an English word
ASA: acetylsalicylic acid, or 5-aminosalicylic acid
AAS: acetylsalicylic acid, or anabolic steroids
Sugar: the food, or diabetes
Zucker: as above
Azúcar: as above
Сахар: as above
Цукор: as above
سكر: as above
शुगर: as above
Sulfur: the element, or sulfonamides, or sulphites
Sulphur: as above
Schwefel: as above
Angina: angina pectoris, or tonsillitis
Ангіна: as above
Angine: as above
एनजाइना: as above
MS: multiple sclerosis, or morphine sulphate, or mitral stenosis
MI: heart attack, or mitral insufficiency
PE: pulmonary embolism, or phenytoin, or pulmonary oedema
CP: cerebral palsy, or chest pain
RA: rheumatoid arthritis, or right atrium
TEA: autism, or a carotid operation
TSA: as above
TOC: obsessive-compulsive disorder, or transfer of care
DAI: an implanted defibrillator, or diffuse axonal injury
CDI: an implanted defibrillator, or Clostridioides difficile
PAC: implanted port, or premature beats
Plaster: adhesive plaster, or gypsum
Pflaster: adhesive plaster, or a patch with a medicine
Cola: the drink, or glue
Pies: dogs in Polish, or English pastry
Cane: a dog in Italian, or English sugar cane
Grano: wheat in Italian, or Spanish grain
Chef: a superior in German, or a cook
Patron: a superior in French, or a customer
Beau-père: father-in-law, or stepfather
Belle-mère: mother-in-law, or stepmother
Beau-fils: son-in-law, or stepson
Belle-fille: daughter-in-law, or stepdaughter
Nipote: nephew, niece, or grandchild
Neef: nephew, or cousin
Nicht: niece, or cousin
Freund: friend, or boyfriend
Freundin: friend, or girlfriend
Vriend: as above
Vriendin: as above
Copain: as above
Verlobte: fiancée, or of either sex
Зять: son-in-law, or a sister's husband
Невістка: daughter-in-law, or a brother's wife
Пилок трав: of grasses, or of weeds as well
Пластир: adhesive plaster, or a patch with a medicine
Серцевий напад: a heart attack, or any of the heart
Гіпотонія: low blood pressure, or weak muscles
Судоми: a seizure, or cramps of a muscle
Хрипи: wheezing, or crackles of any kind
Лущення шкіри: peeling skin, or fine scales
阿姨: aunt, or any woman
叔叔: uncle, or any man
先生: husband, teacher, or any man
人参: carrots in Japanese, or ginseng in Chinese
胡麻: sesame in Japanese, or flax in Chinese
痙攣: a seizure in Japanese, or a spasm of any muscle in Chinese
ほてり: flushing, or hot flushes of the menopause
親友: a close friend in Japanese, or relatives and friends in Chinese
芥末: mustard, or wasabi
草花粉: grass pollen, or weed pollen
喘鸣: wheezing, or stridor
兄弟: a brother in Chinese, or siblings in Japanese
Орехи: tree nuts, or peanuts as well
Орех: as above
Морепродукты: shellfish, or fish as well
Грибы: mushroom, or a fungus of the skin
Пыльца трав: of grasses, or of weeds as well
Шерсть: wool, or the hair of any animal
Клещи: mites of house dust, or ticks
Клещ: as above
Пластырь: adhesive plaster, or a patch with a medicine
Медицинский пластырь: as above
Сера: the element, or sulfonamides, or sulphites
АСК: acetylsalicylic acid, or 5-aminosalicylic acid
Сердечный приступ: a heart attack, or any of the heart
Миорелаксанты: of anaesthesia, or tablets for a stiff back
Ангина: tonsillitis; in other languages angina pectoris
Микроинсульт: transient ischaemic attack, or a small stroke
Мочекаменная болезнь: stones of the kidney, or of the bladder
Гипотония: low blood pressure, or weak muscles
Судороги: a seizure, or cramps of a muscle
Волдыри: blisters, or wheals of hives
Хрипы: wheezing, or crackles of any kind
Приливы: flushing, or hot flushes of the menopause
Шелушение кожи: peeling skin, or fine scales
Контролируется: controlled, or being monitored
Выздоровление: recovering, or recovered
Невестка: daughter-in-law, or a brother's wife
Терапевт: family doctor, or a specialist in internal medicine
Kuruyemiş: tree nuts, or peanuts as well
Fıstık: peanuts, or pistachios
Deniz ürünleri: shellfish, or fish as well
Mantar: mushroom, or a fungus of the skin
Arı: bees, or wasps
Arı sokması: as above
Anjin: tonsillitis, or angina pectoris
Felç: a stroke, or a paralysis
Şeker: the food, or diabetes
Yeğen: niece, or nephew
Torun: grandson, or granddaughter
Nişanlı: fiancé, or fiancée
Gelin: daughter-in-law, or a brother's wife
Kabuklular: crustaceans, or shellfish of any kind
Ağaç yemişleri: tree nuts, or fruits of trees
Ot poleni: grass pollen, or weed pollen
Eşek arısı: wasps, or hornets
Eşek arısı sokması: as above
Kortizon: one medicine, or all corticosteroids
Meme protezi: a breast implant, or one worn outside the body
Hırıltı: wheezing, or a rattle
Hırıltılı solunum: as above
Sıcak basması: flushing, or hot flushes of the menopause
Görme engelli: blind, or with poor sight
İşitme engelli: deaf, or hard of hearing
Düzeldi: resolved, or better than before
Dost: friend, or lover
Müdür: a superior, or the head of a school
Eski eş: ex-husband, or ex-wife
Enişte: a sister's husband, or an aunt's
Yenge: a brother's wife, or an uncle's
견과류: tree nuts, or peanuts as well
견과: as above
해산물: shellfish, or fish as well
콩: soya, or any beans
깨: sesame, or perilla
소맥: wheat, or soju with beer
오트밀: oats, or porridge
벌: bees, or wasps
벌 쏘임: as above
벌독: as above
말벌: wasps, or hornets
말벌 쏘임: as above
말벌 독: as above
불개미: fire ants, or wood ants
경련: a seizure, or a cramp
발작: a seizure, or an attack of asthma or panic
심장마비: heart attack, or cardiac arrest
알코올 중독: alcohol dependence, or alcohol poisoning
알콜 중독: as above
시각장애: blindness, or poor sight
청각장애: deafness, or poor hearing
장루: colostomy, or ileostomy
보통: moderate, or usual
나음: resolved, or better than before
진행 중: active, or getting worse
조절 중: controlled, or being adjusted
안정: stable, or rest in bed
안면 홍조: flushing, or hot flushes of the menopause
조카: niece, or nephew
형제: brother, or siblings
약혼자: fiancé, or of either sex
동반자: partner, or a companion
동거인: partner, or a flatmate
남자 친구: boyfriend, or a friend who is a man
여자 친구: girlfriend, or a friend who is a woman
보호자: carer, parent, guardian, or next of kin
법적 보호자: guardian, or next of kin
주치의: family doctor, or the doctor in charge in a hospital
Nötter: tree nuts, or peanuts as well
Nöt: a nut, or beef
Svamp: mushroom, or a fungus of the skin
Socker: the food, or diabetes
Korn: barley, or cereals of any kind
Barnbarn: grandson, or granddaughter
Linser: lentils, or contact lenses
Plåster: adhesive plaster, or a patch with a medicine
Kramper: a seizure, or muscle cramps
Överkänslighet: intolerance, or allergy
Svullen hals: a swollen throat, or a swollen neck
Damm: house dust, or any dust
Nuci: walnuts, or nuts of any kind
Nucă: as above
Alune: hazelnuts, or peanuts
Fructe de mare: shellfish, or fish as well
Ciuperci: mushroom, or a fungus of the skin
Zahăr: the food, or diabetes
Nepot: nephew, or grandson
Nepoată: niece, or granddaughter
Prieten: friend, or boyfriend
Prietenă: friend, or girlfriend
Plasture: adhesive plaster, or a patch with a medicine
Bărzăuni: hornets, or bumblebees
Bărzăun: as above
Bufeuri: flushing, or hot flushes of the menopause
Bouffées de chaleur: as above
Vampate: as above
Opvliegers: as above
Uderzenia gorąca: as above
Sofoco: as above
Sofocos: as above
Rubor: flushing, or redness of any kind
Taubheit: deafness, or numbness
Fatiga: tiredness, or shortness of breath
Kurator: a social worker in Swedish, a guardian named by a court in others
Gât umflat: a swollen throat, or a swollen neck
Alac: spelt, or einkorn
Blânde: hives, or gentle
`
