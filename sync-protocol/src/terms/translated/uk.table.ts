/**
 * What Ukrainian calls the terms of `../index.table.ts`: `id: shown | also written | …`, and how it says
 * doses and frequencies (`LanguageTable` in ../term.ts tells how those are written).
 */
import type { LanguageTable } from '../term'

export const uk: LanguageTable = {
  locale: 'uk',
  terms: [
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
gluten-cereals: Злаки, що містять глютен
gluten: Глютен
crustaceans: Ракоподібні
eggs: Яйця | Яйце | Курячі яйця | Куряче яйце
fish: Риба
peanuts: Арахіс | Земляний горіх
soya: Соя
milk: Молоко | Коров'яче молоко
dairy: Молочні продукти
milk-protein: Білок молока | Білок коров'ячого молока | Молочний білок
lactose: Лактоза
tree-nuts: Горіхи, що ростуть на деревах | Деревні горіхи
almonds: Мигдаль
hazelnuts: Фундук | Лісові горіхи | Лісовий горіх
walnuts: Волоські горіхи | Волоський горіх
cashews: Кеш'ю | Горіхи кеш'ю
pecans: Пекан | Горіхи пекан
brazil-nuts: Бразильські горіхи | Бразильський горіх
pistachios: Фісташки | Фісташка
macadamia: Макадамія | Горіхи макадамія
celery: Селера
mustard: Гірчиця
sesame: Кунжут (сезам) | Кунжут | Насіння кунжуту | Сезам
sulphites: Сульфіти | Діоксид сірки і сульфіти
lupin: Люпин
molluscs: Молюски
wheat: Пшениця | Пшеничне борошно
rye: Жито
barley: Ячмінь
oats: Овес
spelt: Спельта
shellfish: Ракоподібні та молюски
shrimp: Креветки | Креветка
crab: Краби | Краб
lobster: Омар
mussels: Мідії | Мідія
oysters: Устриці | Устриця
squid: Кальмар | Кальмари
salmon: Лосось
tuna: Тунець
cod: Тріска
buckwheat: Гречка
maize: Кукурудза
rice: Рис
potato: Картопля
chickpeas: Нут
lentils: Сочевиця
peas: Горох
poppy-seeds: Мак (насіння) | Насіння маку
sunflower-seeds: Насіння соняшнику | Соняшникове насіння
pine-nuts: Кедрові горішки (насіння сосни) | Кедрові горіхи
coconut: Кокос
mango: Манго
pineapple: Ананас
strawberries: Полуниця | Полуниці
kiwi: Ківі
banana: Банан | Банани
avocado: Авокадо
apple: Яблука | Яблуко
peach: Персик | Персики
citrus: Цитрусові
orange: Апельсини | Апельсин
lemon: Лимон | Лимони
tomato: Помідори | Помідор | Томати
carrot: Морква
garlic: Часник
onion: Цибуля
cinnamon: Кориця
chocolate: Шоколад
cocoa: Какао
honey: Мед
beef: Яловичина
pork: Свинина
red-meat: Червоне м'ясо
chicken-meat: Куряче м'ясо | Курятина
gelatine: Желатин
yeast: Дріжджі
pollen: Пилок | Пилок рослин
grass-pollen: Пилок злакових трав | Пилок трав | Пилок злаків
birch-pollen: Пилок берези
tree-pollen: Пилок дерев
olive-pollen: Пилок оливи
ragweed: Амброзія | Пилок амброзії
mugwort: Полин | Пилок полину
dust-mites: Кліщі домашнього пилу | Пилові кліщі | Кліщі пилу
house-dust: Домашній пил
mould: Пліснява | Плісняві гриби | Цвіль
cats: Коти | Кіт | Кішки | Кішка
cat-hair: Котяча шерсть | Шерсть кота | Шерсть кішки | Шерсть котів
dogs: Собаки | Собака
dog-hair: Собача шерсть | Шерсть собаки | Шерсть собак
horses: Коні | Кінь
animal-hair: Шерсть тварин
feathers: Пір'я
cockroaches: Таргани | Тарган
bee-sting: Укуси бджіл | Укус бджоли | Ужалення бджоли | Бджоли | Бджола
bee-venom: Бджолина отрута | Отрута бджіл | Отрута бджоли
wasp-sting: Укуси ос | Укус оси | Ужалення оси | Оси | Оса
wasp-venom: Отрута оси | Осина отрута | Отрута ос
hornets: Шершні | Шершень | Укус шершня
insect-sting: Укуси комах | Укус комахи
mosquito-bite: Укуси комарів | Укус комара | Комар | Комарі
fire-ants: Вогняні мурахи
jellyfish: Медузи | Медуза
latex: Латекс
contrast: Контрастна речовина | Контраст | Контрастні речовини | Рентгеноконтраст
iodinated-contrast: Йодовмісна контрастна речовина | Йодовмісний контраст | Йодовмісні контрастні речовини
gadolinium: Контрастна речовина з гадолінієм | Гадоліній
iodine: Йод
povidone-iodine: Повідон-йод | Бетадин
chlorhexidine: Хлоргексидин
plasters: Лейкопластир | Пластир
nickel: Нікель
cobalt: Кобальт
chromium: Хром
formaldehyde: Формальдегід
perfume: Парфуми (ароматизатори) | Парфуми | Духи
hair-dye: Фарба для волосся
lanolin: Ланолін
wool: Вовна
vaccines: Вакцини
influenza-vaccine: Вакцина від грипу | Вакцина проти грипу
tetanus-vaccine: Вакцина від правця | Вакцина проти правця
sunlight: Сонячне світло
penicillins: Пеніциліни
cephalosporins: Цефалоспорини | Цефалоспорин
macrolides: Антибіотики макроліди | Макроліди
quinolones: Антибіотики хінолони | Хінолони | Фторхінолони
tetracyclines: Антибіотики тетрацикліни | Тетрацикліни
sulfonamides: Сульфаніламіди | Сульфаніламід
antibiotics: Антибіотики | Антибіотик
nsaids: Нестероїдні протизапальні засоби (НПЗЗ) | НПЗЗ | Нестероїдні протизапальні препарати | НПЗП
opioids: Опіоїди | Опіоїд
local-anaesthetics: Місцеві анестетики | Місцева анестезія | Місцевий анестетик
general-anaesthesia: Загальна анестезія | Загальний наркоз | Наркоз
muscle-relaxants: Міорелаксанти (анестезія)
ace-inhibitors: Інгібітори АПФ | Інгібітор АПФ
beta-blockers: Бета-блокатори | Бета-блокатор | Бета-адреноблокатори
statins: Статини | Статин
corticosteroids: Кортикостероїди | Глюкокортикостероїди
anticoagulants: Антикоагулянти | Антикоагулянт
antihistamines: Антигістамінні засоби | Антигістамінні препарати | Антигістамінні
antidepressants: Антидепресанти | Антидепресант
diuretics: Сечогінні засоби (діуретики) | Діуретики | Сечогінні | Діуретик
oral-contraceptive: Оральний контрацептив | Протизаплідні таблетки | Оральні контрацептиви
multivitamin: Полівітаміни | Мультивітаміни
`,
    },
    {
      source: 'inn',
      reviewed: 'two-drafts',
      rows: `
warfarin: Варфарин
apixaban: Апіксабан
rivaroxaban: Ривароксабан
dabigatran: Дабігатран
edoxaban: Едоксабан
heparin: Гепарин
enoxaparin: Еноксапарин
dalteparin: Далтепарин
acenocoumarol: Аценокумарол
phenprocoumon: Фенпрокумон
acetylsalicylic-acid: Ацетилсаліцилова кислота | Аспірин
clopidogrel: Клопідогрель
ticagrelor: Тикагрелор
prasugrel: Прасугрель
insulin: Інсулін
insulin-glargine: Інсулін гларгін
insulin-lispro: Інсулін лізпро
insulin-aspart: Інсулін аспарт
insulin-degludec: Інсулін деглудек
insulin-detemir: Інсулін детемір
metformin: Метформін
glimepiride: Глімепірид
gliclazide: Гліклазид
glibenclamide: Глібенкламід
sitagliptin: Ситагліптин
linagliptin: Лінагліптин
empagliflozin: Емпагліфлозин
dapagliflozin: Дапагліфлозин
semaglutide: Семаглутид
liraglutide: Ліраглутид
dulaglutide: Дулаглутид
pioglitazone: Піоглітазон
glucagon: Глюкагон
prednisone: Преднізон
prednisolone: Преднізолон
methylprednisolone: Метилпреднізолон
hydrocortisone: Гідрокортизон
dexamethasone: Дексаметазон
fludrocortisone: Флудрокортизон
budesonide: Будесонід
beclometasone: Беклометазон
fluticasone: Флютиказон
levetiracetam: Леветирацетам
lamotrigine: Ламотриджин
valproic-acid: Вальпроєва кислота | Вальпроат натрію | Вальпроат
carbamazepine: Карбамазепін
oxcarbazepine: Окскарбазепін
phenytoin: Фенітоїн
phenobarbital: Фенобарбітал
topiramate: Топірамат
lacosamide: Лакосамід
gabapentin: Габапентин
pregabalin: Прегабалін
morphine: Морфін
fentanyl: Фентаніл
oxycodone: Оксикодон
hydromorphone: Гідроморфон
methadone: Метадон
buprenorphine: Бупренорфін
tramadol: Трамадол
codeine: Кодеїн
pethidine: Петидин
naloxone: Налоксон
digoxin: Дигоксин
lithium: Літій (карбонат літію) | Літій | Карбонат літію | Літію карбонат
phenelzine: Фенелзин
moclobemide: Моклобемід
selegiline: Селегілін
rasagiline: Разагілін
metoprolol: Метопролол
bisoprolol: Бісопролол
atenolol: Атенолол
propranolol: Пропранолол
carvedilol: Карведилол
nebivolol: Небіволол
sotalol: Соталол
timolol: Тимолол
tacrolimus: Такролімус
ciclosporin: Циклоспорин
mycophenolic-acid: Мікофенолова кислота | Мікофенолату мофетил
azathioprine: Азатіоприн
methotrexate: Метотрексат
adalimumab: Адалімумаб
etanercept: Етанерцепт
infliximab: Інфліксимаб
rituximab: Ритуксимаб
lisinopril: Лізиноприл
ramipril: Раміприл
enalapril: Еналаприл
perindopril: Периндоприл
captopril: Каптоприл
losartan: Лозартан
valsartan: Валсартан
candesartan: Кандесартан
telmisartan: Телмісартан
irbesartan: Ірбесартан
olmesartan: Олмесартан
amlodipine: Амлодипін
nifedipine: Ніфедипін
diltiazem: Дилтіазем
verapamil: Верапаміл
furosemide: Фуросемід
torasemide: Торасемід
hydrochlorothiazide: Гідрохлоротіазид
spironolactone: Спіронолактон
indapamide: Індапамід
doxazosin: Доксазозин
tamsulosin: Тамсулозин
clonidine: Клонідин
amiodarone: Аміодарон
flecainide: Флекаїнід
nitroglycerin: Нітрогліцерин
atorvastatin: Аторвастатин
simvastatin: Симвастатин
rosuvastatin: Розувастатин
pravastatin: Правастатин
ezetimibe: Езетиміб
salbutamol: Сальбутамол
formoterol: Формотерол
salmeterol: Сальметерол
tiotropium: Тіотропій
ipratropium: Іпратропій | Іпратропію бромід
montelukast: Монтелукаст
theophylline: Теофілін
adrenaline: Адреналін (епінефрин) | Адреналін | Епінефрин
cetirizine: Цетиризин
loratadine: Лоратадин
desloratadine: Дезлоратадин
fexofenadine: Фексофенадин
diphenhydramine: Дифенгідрамін | Димедрол
paracetamol: Парацетамол
ibuprofen: Ібупрофен
diclofenac: Диклофенак
naproxen: Напроксен
metamizole: Метамізол | Анальгін
celecoxib: Целекоксиб
ketorolac: Кеторолак
colchicine: Колхіцин
allopurinol: Алопуринол
sertraline: Сертралін
citalopram: Циталопрам
escitalopram: Есциталопрам
fluoxetine: Флуоксетин
paroxetine: Пароксетин
venlafaxine: Венлафаксин
duloxetine: Дулоксетин
mirtazapine: Міртазапін
amitriptyline: Амітриптилін
bupropion: Бупропіон
trazodone: Тразодон
quetiapine: Кветіапін
olanzapine: Оланзапін
risperidone: Рисперидон
aripiprazole: Арипіпразол
haloperidol: Галоперидол
clozapine: Клозапін
diazepam: Діазепам
lorazepam: Лоразепам
alprazolam: Алпразолам
clonazepam: Клоназепам
midazolam: Мідазолам
zolpidem: Золпідем
methylphenidate: Метилфенідат
melatonin: Мелатонін
levodopa: Леводопа
carbidopa: Карбідопа
pramipexole: Праміпексол
donepezil: Донепезил
memantine: Мемантин
baclofen: Баклофен
sumatriptan: Суматриптан
pyridostigmine: Піридостигмін
omeprazole: Омепразол
pantoprazole: Пантопразол
esomeprazole: Езомепразол
lansoprazole: Лансопразол
famotidine: Фамотидин
ondansetron: Ондансетрон
metoclopramide: Метоклопрамід
domperidone: Домперидон
loperamide: Лоперамід
lactulose: Лактулоза
mesalazine: Месалазин
levothyroxine: Левотироксин | L-тироксин
thiamazole: Тіамазол
desmopressin: Десмопресин
estradiol: Естрадіол
progesterone: Прогестерон
testosterone: Тестостерон
tamoxifen: Тамоксифен
letrozole: Летрозол
penicillin: Пеніцилін
amoxicillin: Амоксицилін
ampicillin: Ампіцилін
clavulanic-acid: Клавуланова кислота
cefalexin: Цефалексин
ceftriaxone: Цефтріаксон
cefuroxime: Цефуроксим
azithromycin: Азитроміцин
clarithromycin: Кларитроміцин
erythromycin: Еритроміцин
doxycycline: Доксициклін
tetracycline: Тетрациклін
ciprofloxacin: Ципрофлоксацин
levofloxacin: Левофлоксацин
clindamycin: Кліндаміцин
vancomycin: Ванкоміцин
gentamicin: Гентаміцин
nitrofurantoin: Нітрофурантоїн
metronidazole: Метронідазол
trimethoprim: Триметоприм
sulfamethoxazole: Сульфаметоксазол
co-trimoxazole: Ко-тримоксазол | Бісептол
rifampicin: Рифампіцин
isoniazid: Ізоніазид
aciclovir: Ацикловір
lidocaine: Лідокаїн
propofol: Пропофол
suxamethonium: Суксаметоній | Сукцинілхолін
rocuronium: Рокуроній
ketamine: Кетамін
folic-acid: Фолієва кислота
vitamin-d: Вітамін D | Вітамін Д | Вітамін D3 | Вітамін Д3
vitamin-b12: Вітамін B12 | Вітамін В12
vitamin-c: Вітамін C | Вітамін С | Аскорбінова кислота
iron: Залізо
magnesium: Магній
calcium: Кальцій
potassium-chloride: Хлорид калію | Калію хлорид
oxygen: Кисень
hydroxychloroquine: Гідроксихлорохін
sulfasalazine: Сульфасалазин
finasteride: Фінастерид
sildenafil: Силденафіл
alendronic-acid: Алендронова кислота | Алендронат
denosumab: Деносумаб
latanoprost: Латанопрост
hydroxycarbamide: Гідроксикарбамід | Гідроксисечовина
`,
    },
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
hypertension: Артеріальна гіпертензія (високий тиск) | Гіпертонія | Артеріальна гіпертензія | Гіпертонічна хвороба | Високий тиск | Підвищений тиск
diabetes: Цукровий діабет | Діабет
diabetes-1: Цукровий діабет 1 типу | Діабет 1 типу
diabetes-2: Цукровий діабет 2 типу | Діабет 2 типу
diabetes-gestational: Гестаційний діабет | Діабет вагітних
asthma: Бронхіальна астма | Астма
copd: ХОЗЛ | Хронічне обструктивне захворювання легень
epilepsy: Епілепсія
atrial-fibrillation: Фібриляція передсердь | Миготлива аритмія
atrial-flutter: Тріпотіння передсердь
heart-failure: Серцева недостатність | Хронічна серцева недостатність
coronary: Ішемічна хвороба серця | ІХС | Коронарна хвороба серця
angina-pectoris: Стенокардія
heart-attack: Інфаркт міокарда | Інфаркт | Серцевий напад
stroke: Інсульт
ischaemic-stroke: Ішемічний інсульт | Інфаркт мозку
tia: Транзиторна ішемічна атака (ТІА) | ТІА | Транзиторна ішемічна атака
arrhythmia: Порушення ритму серця (аритмія) | Аритмія | Порушення ритму серця
long-qt: Синдром подовженого QT | Синдром подовженого інтервалу QT
brugada: Синдром Бругада
wpw: Синдром Вольфа-Паркінсона-Вайта | Синдром WPW
svt: Надшлуночкова тахікардія | Суправентрикулярна тахікардія
cardiomyopathy: Кардіоміопатія
hcm: Гіпертрофічна кардіоміопатія
aortic-stenosis: Аортальний стеноз | Стеноз аортального клапана
mitral-prolapse: Пролапс мітрального клапана
mitral-regurgitation: Мітральна недостатність
congenital-heart: Вроджена вада серця
aortic-aneurysm: Аневризма аорти
brain-aneurysm: Аневризма судин мозку | Аневризма головного мозку
dvt: Тромбоз глибоких вен
pulmonary-embolism: Тромбоемболія легеневої артерії (ТЕЛА) | ТЕЛА | Тромбоемболія легеневої артерії
pulmonary-hypertension: Легенева гіпертензія
pad: Захворювання периферичних артерій
cholesterol: Високий холестерин | Гіперхолестеринемія
hyperlipidaemia: Гіперліпідемія
depression: Депресія
anxiety: Тривожний розлад | Тривожність
bipolar: Біполярний розлад
schizophrenia: Шизофренія
ptsd: Посттравматичний стресовий розлад (ПТСР) | ПТСР | Посттравматичний стресовий розлад
adhd: Розлад дефіциту уваги з гіперактивністю (РДУГ) | РДУГ
autism: Аутизм | Розлад аутистичного спектра | РАС
panic-disorder: Панічний розлад
ocd: Обсесивно-компульсивний розлад | ОКР
dementia: Деменція
alzheimers: Хвороба Альцгеймера
parkinsons: Хвороба Паркінсона
multiple-sclerosis: Розсіяний склероз
als: Бічний аміотрофічний склероз (БАС) | БАС | Бічний аміотрофічний склероз
myasthenia: Міастенія | Міастенія гравіс
migraine: Мігрень
cerebral-palsy: Дитячий церебральний параліч (ДЦП) | ДЦП | Дитячий церебральний параліч
spinal-cord-injury: Травма спинного мозку
spina-bifida: Спина біфіда (незрощення хребта) | Спина біфіда
guillain-barre: Синдром Гієна-Барре
muscular-dystrophy: М'язова дистрофія
hydrocephalus: Гідроцефалія
brain-injury: Черепно-мозкова травма
brain-tumour: Пухлина мозку | Пухлина головного мозку
narcolepsy: Нарколепсія
paraplegia: Параплегія
tetraplegia: Тетраплегія
hypothyroidism: Гіпотиреоз
hyperthyroidism: Гіпертиреоз
hashimoto: Тиреоїдит Хашимото | Аутоімунний тиреоїдит (Хашимото)
graves: Хвороба Грейвса (Базедова) | Базедова хвороба | Хвороба Грейвса
addison: Хвороба Аддісона
adrenal-insufficiency: Недостатність надниркових залоз | Наднирникова недостатність
cushing: Синдром Кушинга | Синдром Іценка-Кушинга
cah: Вроджена гіперплазія надниркових залоз
kidney-disease: Хронічна хвороба нирок | Хронічна ниркова недостатність
kidney-failure: Ниркова недостатність
dialysis: Діаліз
haemodialysis: Гемодіаліз
kidney-transplant: Пересадка нирки | Трансплантація нирки
liver-transplant: Пересадка печінки | Трансплантація печінки
heart-transplant: Пересадка серця | Трансплантація серця
kidney-stones: Камені в нирках | Нирковокам'яна хвороба
cirrhosis: Цироз печінки | Цироз
hepatitis-b: Гепатит B | Гепатит В | Хронічний гепатит B | Хронічний гепатит В
hepatitis-c: Гепатит C | Гепатит С | Хронічний гепатит C | Хронічний гепатит С
hiv: ВІЛ-інфекція | ВІЛ
tuberculosis: Туберкульоз
fatty-liver: Жирова хвороба печінки | Стеатоз печінки
pancreatitis: Панкреатит
crohns: Хвороба Крона
ulcerative-colitis: Виразковий коліт | Неспецифічний виразковий коліт
coeliac: Целіакія
reflux: Гастроезофагеальна рефлюксна хвороба (ГЕРХ) | ГЕРХ | Гастроезофагеальна рефлюксна хвороба
ibs: Синдром подразненого кишківника | Синдром подразненого кишечника
gastric-ulcer: Виразка шлунка
rheumatoid: Ревматоїдний артрит
osteoarthritis: Остеоартрит (остеоартроз) | Остеоартроз | Остеоартрит
arthritis: Артрит
osteoporosis: Остеопороз
gout: Подагра
lupus: Системний червоний вовчак | Червоний вовчак
psoriasis: Псоріаз
eczema: Екзема
atopic-dermatitis: Атопічний дерматит
fibromyalgia: Фіброміалгія
spondylitis: Хвороба Бехтерева (анкілозивний спондиліт) | Хвороба Бехтерева | Анкілозивний спондиліт
anaemia: Анемія | Недокрів'я
iron-anaemia: Залізодефіцитна анемія
sickle-cell: Серпоподібноклітинна анемія | Серповидноклітинна анемія
thalassaemia: Таласемія
haemophilia: Гемофілія
haemophilia-a: Гемофілія A | Гемофілія А
haemophilia-b: Гемофілія B | Гемофілія В
von-willebrand: Хвороба фон Віллебранда | Хвороба Віллебранда
thrombocytopenia: Тромбоцитопенія
factor-v: Фактор V Лейден | Мутація фактора V Лейден
antiphospholipid: Антифосфоліпідний синдром
g6pd: Дефіцит Г6ФД (G6PD) | Дефіцит Г6ФД | Дефіцит G6PD
porphyria: Порфірія
pku: Фенілкетонурія
mastocytosis: Мастоцитоз
hereditary-angioedema: Спадковий ангіоневротичний набряк | Спадковий ангіонабряк
malignant-hyperthermia: Злоякісна гіпертермія
cystic-fibrosis: Муковісцидоз
sleep-apnoea: Апное сну (зупинки дихання уві сні) | Апное сну | Синдром апное сну
pulmonary-fibrosis: Легеневий фіброз | Фіброз легень
emphysema: Емфізема легень | Емфізема
chronic-bronchitis: Хронічний бронхіт
breast-cancer: Рак молочної залози | Рак грудей
prostate-cancer: Рак простати | Рак передміхурової залози
lung-cancer: Рак легень | Рак легені
colon-cancer: Рак товстої кишки | Рак кишківника
thyroid-cancer: Рак щитоподібної залози
leukaemia: Лейкемія (лейкоз) | Лейкоз | Лейкемія
lymphoma: Лімфома
myeloma: Множинна мієлома
melanoma: Меланома
pregnancy: Вагітність | Вагітна
preeclampsia: Прееклампсія
endometriosis: Ендометріоз
pcos: Синдром полікістозних яєчників
prostate-enlarged: Доброякісна гіперплазія простати | Аденома простати
glaucoma: Глаукома
cataract: Катаракта
macular-degeneration: Макулярна дегенерація
blindness: Сліпота
deafness: Глухота
hearing-loss: Зниження слуху | Втрата слуху
insomnia: Безсоння
obesity: Ожиріння
alcohol-dependence: Алкогольна залежність | Алкоголізм
asplenia: Відсутність селезінки | Аспленія
splenectomy: Видалена селезінка (спленектомія) | Спленектомія | Видалена селезінка
down-syndrome: Синдром Дауна
marfan: Синдром Марфана
ehlers-danlos: Синдром Елерса-Данлоса
sarcoidosis: Саркоїдоз
vasculitis: Васкуліт
scoliosis: Сколіоз
raynaud: Хвороба Рейно | Синдром Рейно
hay-fever: Поліноз (алергічний риніт) | Поліноз | Алергічний риніт | Сінна гарячка
food-allergy: Харчова алергія
chronic-pain: Хронічний біль
immunodeficiency: Імунодефіцит
tracheostomy: Трахеостома
pacemaker: Кардіостимулятор
icd: Імплантований кардіовертер-дефібрилятор (ІКД) | ІКД | Імплантований дефібрилятор
cochlear-implant: Кохлеарний імплант | Кохлеарний імплантат
hearing-aid: Слуховий апарат | Слухові апарати
hip-replacement: Протез кульшового суглоба | Ендопротез кульшового суглоба
knee-replacement: Протез колінного суглоба | Ендопротез колінного суглоба
coronary-stent: Коронарний стент | Стент коронарної артерії | Коронарні стенти
insulin-pump: Інсулінова помпа
heart-valve: Штучний клапан серця | Протез клапана серця
mechanical-valve: Механічний клапан серця
biological-valve: Біологічний клапан серця
vp-shunt: Вентрикулоперитонеальний шунт
port: Імплантована порт-система (Port-a-Cath) | Порт-система
dialysis-fistula: Фістула для діалізу | Артеріовенозна фістула
vagus-stimulator: Стимулятор блукаючого нерва
brain-stimulator: Глибокий стимулятор мозку
metal-plate: Металева пластина | Металеві пластини
breast-implants: Грудні імпланти | Імпланти молочних залоз
contraceptive-implant: Протизаплідний імплант | Контрацептивний імплант
iud: Внутрішньоматкова спіраль (ВМС) | Внутрішньоматкова спіраль | ВМС
dental-implants: Зубні імпланти | Зубний імплант
lvad: Апарат підтримки лівого шлуночка (LVAD)
urinary-catheter: Сечовий катетер
feeding-tube: Зонд для харчування
colostomy: Колостома
ileostomy: Ілеостома
anaphylaxis: Анафілаксія
anaphylactic-shock: Анафілактичний шок
anaphylactic-reaction: Анафілактична реакція
hives: Кропив'янка | Кропивниця
rash: Висип (висипання на шкірі) | Висип | Висипання | Висип на шкірі
itching: Свербіж | Свербіння
swelling: Набряк | Набряки
facial-swelling: Набряк обличчя
lip-swelling: Набряк губ
tongue-swelling: Набряк язика
throat-swelling: Набряк горла
lips-and-tongue: Набряк губ і язика
angioedema: Ангіоневротичний набряк | Набряк Квінке
breathing: Утруднене дихання | Труднощі з диханням
breathless: Задишка
wheezing: Хрипи (свистяче дихання) | Свистяче дихання
bronchospasm: Бронхоспазм
asthma-attack: Напад астми
cough: Кашель
sneezing: Чхання
runny-nose: Нежить
blocked-nose: Закладений ніс | Закладеність носа
watery-eyes: Сльозотеча | Сльозяться очі
itchy-eyes: Свербіж очей
red-eyes: Почервоніння очей | Червоні очі
mouth-itching: Свербіж у роті
nausea: Нудота
vomiting: Блювання | Блювота
nausea-vomiting: Нудота і блювання | Нудота та блювання | Нудота і блювота
diarrhoea: Діарея (пронос) | Діарея | Пронос
stomach-pain: Біль у животі | Біль в животі
stomach-cramps: Спазми в животі | Спазми живота
stomach-upset: Розлад шлунка
low-pressure: Падіння тиску (низький тиск) | Низький тиск | Падіння тиску | Гіпотензія | Гіпотонія
dizziness: Запаморочення
fainting: Непритомність (зомління) | Зомління
unconscious: Втрата свідомості
palpitations: Серцебиття (відчуття) | Прискорене серцебиття (відчуття)
fast-heartbeat: Прискорене серцебиття | Тахікардія
cardiac-arrest: Зупинка серця
headache: Головний біль
fever: Гарячка (висока температура) | Гарячка | Лихоманка
redness: Почервоніння | Почервоніння шкіри
flushing: Припливи (почервоніння обличчя)
blisters: Пухирі | Пухирі на шкірі
skin-peeling: Лущення шкіри
contact-dermatitis: Контактний дерматит
stevens-johnson: Синдром Стівенса-Джонсона
ten: Токсичний епідермальний некроліз
dress: DRESS-синдром
serum-sickness: Сироваткова хвороба
liver-damage: Ураження печінки
kidney-damage: Ураження нирок
seizure: Судоми | Судомний напад
confusion: Сплутаність свідомості
bleeding: Кровотеча
muscle-pain: Біль у м'язах
joint-pain: Біль у суглобах
fatigue: Втома
drowsiness: Сонливість
chest-pain: Біль у грудях | Біль у грудній клітці
severe: Важка | Важкий | Тяжка | Тяжкий
moderate: Помірна | Помірний | Середня
mild: Легка | Легкий
life-threatening: Загрожує життю | Небезпечна для життя
very-severe: Дуже важка | Дуже тяжка
severe-anaphylaxis: Важка, анафілаксія | Важка (анафілаксія)
intolerance: Непереносимість
unknown: Невідомо | Невідома
active: Активний | Активна
chronic: Хронічний | Хронічна
resolved: Вирішено | Вилікувана | Вилікувано
remission: Ремісія | У ремісії | В ремісії
controlled: Під контролем | Контрольована
well-controlled: Добре контрольована | Добре контролюється
stable: Стабільний стан | Стабільна | Стабільно | Стабільний
treated: На лікуванні | Лікується
monitored: Під наглядом | Під спостереженням
improving: Покращується | Поліпшується
worsening: Погіршується
recovering: Одужує | Одужання
intermittent: Періодична | Періодично виникає
acute: Гостра | Гострий | Гостре
suspected: Підозра
mother: Мати | Мама
father: Батько | Тато
parents: Батьки
parent: Мати або батько
wife: Дружина
husband: Чоловік
spouse: Чоловік або дружина | Подружжя
partner: Партнер або партнерка | Партнер | Партнерка
son: Син
daughter: Донька (дочка) | Донька | Дочка
child: Дитина
brother: Брат
sister: Сестра
elder-brother: Старший брат
younger-brother: Молодший брат
elder-sister: Старша сестра
younger-sister: Молодша сестра
sibling: Брат або сестра
grandmother: Бабуся | Баба
grandfather: Дідусь | Дід
grandson: Онук | Внук
granddaughter: Онука | Внучка
aunt: Тітка
uncle: Дядько
niece: Племінниця
nephew: Племінник
cousin: Двоюрідний брат або сестра | Двоюрідний брат | Двоюрідна сестра | Кузен | Кузина
mother-in-law: Теща або свекруха | Теща | Свекруха
father-in-law: Тесть або свекор | Тесть | Свекор
son-in-law: Зять (чоловік доньки) | Чоловік доньки
daughter-in-law: Невістка (дружина сина) | Дружина сина
brother-in-law: Шурин, дівер або чоловік сестри | Шурин | Дівер | Брат дружини | Брат чоловіка | Чоловік сестри | Швагро | Швагер
sister-in-law: Зовиця, своячка або дружина брата | Зовиця | Своячка | Братова | Сестра дружини | Сестра чоловіка | Дружина брата
stepmother: Мачуха
stepfather: Вітчим
stepson: Пасинок
stepdaughter: Пасербиця | Падчерка
friend: Друг або подруга | Друг | Подруга | Приятель
boyfriend: Хлопець (партнер) | Хлопець
girlfriend: Дівчина (партнерка) | Дівчина
fiance: Наречений
fiancee: Наречена
ex-husband: Колишній чоловік
ex-wife: Колишня дружина
neighbour: Сусід або сусідка | Сусід | Сусідка
flatmate: Сусід по квартирі | Співмешканець по квартирі
colleague: Колега
boss: Керівник | Начальник | Начальниця
employer: Роботодавець
teacher: Учитель або вчителька | Вчитель | Вчителька | Учитель | Учителька
school: Школа
carer: Доглядальник або доглядальниця | Доглядальниця
guardian: Законний опікун | Опікун
relative: Родич або родичка | Родич | Родичка | Родичі
godmother: Хрещена мати | Хрещена
godfather: Хрещений батько | Хрещений
doctor: Лікар або лікарка | Лікар | Лікарка
family-doctor: Сімейний лікар | Сімейна лікарка
cardiologist: Кардіолог
neurologist: Невролог
paediatrician: Педіатр
nurse: Медсестра або медбрат | Медсестра | Медбрат
social-worker: Соціальний працівник | Соціальна працівниця
self: Сама ця людина
oral: Через рот (перорально) | Перорально
inhaled: Інгаляційно
subcutaneous: Під шкіру (підшкірно) | Підшкірно
intramuscular: У м'яз (внутрішньом'язово) | Внутрішньом'язово
intravenous: У вену (внутрішньовенно) | Внутрішньовенно
sublingual: Під язик (сублінгвально) | Під язик | Сублінгвально
rectal: У пряму кишку (ректально) | Ректально
nasal: У ніс (назально) | Назально
eye: В око
ear: У вухо
skin: На шкіру | Зовнішньо
patch: Пластир із ліками | Трансдермальний пластир
vaginal: У піхву (вагінально) | Вагінально
tube: Через зонд для харчування
`,
    },
  ],
  dosing: {
    numbers:
      'один/одна/одну два/дві три чотири п’ять шість сім вісім дев’ять десять одинадцять дванадцять',
    phrases: `
daily: щодня | кожного дня | щоденно | на день | на добу
day-1: один раз на день | 1 раз на день | раз на день | 1 раз на добу | один раз на добу | 1 раз/день | 1 раз в день
day-2: двічі на день | 2 рази на день | два рази на день | 2 рази на добу | 2 рази в день | двічі на добу
day-3: тричі на день | 3 рази на день | три рази на день | 3 рази на добу | тричі на добу | 3 рази в день
day-4: чотири рази на день | 4 рази на день | 4 рази на добу | 4 рази в день
day-n: few=# рази на день; other=# разів на день | # рази на добу | # разів на добу | # р/день | # р на день | # р/добу
week-1: раз на тиждень | 1 раз на тиждень | один раз на тиждень | щотижня
week-2: двічі на тиждень | 2 рази на тиждень
week-3: тричі на тиждень | 3 рази на тиждень
week-n: few=# рази на тиждень; other=# разів на тиждень
month-1: раз на місяць | 1 раз на місяць | щомісяця
year-1: раз на рік | 1 раз на рік | щороку
every-hours: one=кожну # годину; few=кожні # години; many=кожні # годин; other=кожні # години | щогодини | кожну годину | кожні # год
every-other-day: через день | кожні два дні | кожні 2 дні | раз на два дні | раз на 2 дні | 1 раз на 2 дні
every-days: one=кожен # день; few=кожні # дні; many=кожні # днів; other=кожні # дня | раз на # дні | раз на # днів
every-weeks: one=кожен # тиждень; few=кожні # тижні; many=кожні # тижнів; other=кожні # тижня | раз на # тижні | раз на # тижнів
every-months: one=кожен # місяць; few=кожні # місяці; many=кожні # місяців; other=кожні # місяця | раз на # місяці | раз на # місяців
every-morning: щоранку | кожного ранку
every-evening: щовечора | кожного вечора
every-night: щоночі
morning: вранці | зранку | уранці | ранком
noon: опівдні | в обід
afternoon: вдень | після обіду
evening: ввечері | увечері
night: вночі
bedtime: перед сном | на ніч
as-needed: за потреби | при потребі | за необхідності | у разі потреби | по потребі | при необхідності
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
tablet: one=# таблетка; few=# таблетки; many=# таблеток; other=# таблетки | # таблетку | # табл. | # таб. | по # таблетці | по # таблетки | по # таблеток | по # табл
half-tablet: половина таблетки | пів таблетки | 1/2 таблетки | ½ таблетки | півтаблетки | по 1/2 таблетки | по пів таблетки
quarter-tablet: чверть таблетки | 1/4 таблетки
capsule: one=# капсула; few=# капсули; many=# капсул; other=# капсули | # капсулу | # капс. | по # капсулі | по # капсули | по # капсул
drop: one=# крапля; few=# краплі; many=# крапель; other=# краплі | по # краплі | по # крапель
puff: one=# вдих з інгалятора; few=# вдихи з інгалятора; many=# вдихів з інгалятора; other=# вдиху з інгалятора | # вдих | # вдихи | # вдихів | по # вдихи
unit: one=# одиниця; few=# одиниці; many=# одиниць; other=# одиниці | # од. | # ОД | по # од | по # одиниць
patch: one=# пластир; few=# пластирі; many=# пластирів; other=# пластиру
sachet: one=# пакетик; few=# пакетики; many=# пакетиків; other=# пакетика | # саше
injection: one=# укол; few=# уколи; many=# уколів; other=# уколу | # ін'єкція | # ін'єкції
ampoule: one=# ампула; few=# ампули; many=# ампул; other=# ампули | # ампулу
suppository: one=# свічка; few=# свічки; many=# свічок; other=# свічки | # супозиторій
spray: one=# впорскування; few=# впорскування; many=# впорскувань; other=# впорскування
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
}
