/**
 * Rows are `id: shown | also written | …`, with the ids of `src/terms/index.table.ts` (see ../terms.ts).
 */
import type { LanguageTable } from '../terms'

export const terms: LanguageTable = {
  locale: 'ar',
  leftOut: `
mugwort hornets boyfriend girlfriend godmother godfather
`,
  terms: [
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
gluten-cereals: الحبوب المحتوية على الغلوتين | الحبوب التي تحتوي على الغلوتين
gluten: الغلوتين | غلوتين | جلوتين | قلوتين
crustaceans: القشريات | قشريات
eggs: البيض | بيض | بيض الدجاج
fish: السمك | سمك | الأسماك
peanuts: الفول السوداني | فول سوداني | فستق سوداني
soya: الصويا | فول الصويا | صويا
milk: الحليب | حليب | حليب البقر | اللبن الحليب
dairy: منتجات الألبان | الألبان
milk-protein: بروتين الحليب | بروتين حليب البقر
lactose: اللاكتوز | لاكتوز
tree-nuts: المكسرات الشجرية (لوز، جوز، كاجو وغيرها) | المكسرات الشجرية | مكسرات الأشجار
almonds: اللوز | لوز
hazelnuts: البندق | بندق
walnuts: الجوز (عين الجمل) | عين الجمل
cashews: الكاجو | كاجو
pecans: جوز البيكان | البيكان | بيكان
brazil-nuts: الجوز البرازيلي | جوز البرازيل
pistachios: الفستق الحلبي | فستق حلبي
macadamia: جوز المكاديميا | المكاديميا
celery: الكرفس | كرفس
mustard: الخردل | خردل | المسطردة
sesame: السمسم | سمسم
sulphites: الكبريتيت (السلفيت) | الكبريتيت | السلفيت | سلفيت | السلفايت
lupin: الترمس | ترمس
molluscs: الرخويات | رخويات
wheat: القمح | قمح | الحنطة | دقيق القمح | طحين القمح
rye: الجاودار | جاودار | الشيلم
barley: الشعير | شعير
oats: الشوفان | شوفان
spelt: السبيلت (نوع من القمح) | قمح السبيلت | السبيلت
shellfish: القشريات والرخويات
shrimp: الروبيان (الجمبري) | الروبيان | روبيان | الجمبري | جمبري | القريدس | قريدس | الربيان | ربيان
crab: السلطعون | سلطعون | الكابوريا | كابوريا
lobster: الكركند (اللوبستر) | الكركند | كركند | اللوبستر | لوبستر
mussels: بلح البحر
oysters: المحار (الأويستر) | محار الأويستر
squid: الحبار | حبار | الكاليماري
salmon: السلمون | سلمون | سالمون
tuna: التونة | تونة | تونا
cod: سمك القد
buckwheat: الحنطة السوداء
maize: الذرة | ذرة
rice: الأرز | أرز | الرز
potato: البطاطس | بطاطس | البطاطا (البطاطس)
chickpeas: الحمص | حمص
lentils: العدس | عدس
peas: البازلاء | بازلاء | البازيلاء | البسلة
poppy-seeds: بذور الخشخاش
sunflower-seeds: بذور دوار الشمس | بذور عباد الشمس
pine-nuts: بذور الصنوبر | الصنوبر | صنوبر | حبوب الصنوبر
coconut: جوز الهند
mango: المانجو | مانجو | مانغو | مانجا
pineapple: الأناناس | أناناس
strawberries: الفراولة | فراولة | الفريز
kiwi: الكيوي | كيوي
banana: الموز | موز
avocado: الأفوكادو | أفوكادو
apple: التفاح | تفاح
peach: الخوخ (الدراق) | الدراق
citrus: الحمضيات | حمضيات
orange: البرتقال | برتقال
lemon: الليمون | ليمون
tomato: الطماطم | طماطم | البندورة | بندورة
carrot: الجزر | جزر
garlic: الثوم | ثوم
onion: البصل | بصل
cinnamon: القرفة | قرفة
chocolate: الشوكولاتة | شوكولاتة | شوكولا | شوكولاتا
cocoa: الكاكاو | كاكاو
honey: العسل | عسل
beef: لحم البقر | لحم بقري
pork: لحم الخنزير
red-meat: اللحوم الحمراء | اللحم الأحمر
chicken-meat: لحم الدجاج
gelatine: الجيلاتين | جيلاتين
yeast: الخميرة | خميرة
pollen: حبوب اللقاح | غبار الطلع
grass-pollen: حبوب لقاح النجيليات (الحشائش) | حبوب لقاح النجيليات | لقاح الحشائش | حبوب لقاح الحشائش
birch-pollen: حبوب لقاح البتولا
tree-pollen: حبوب لقاح الأشجار
olive-pollen: حبوب لقاح الزيتون
ragweed: عشبة الرجيد (الأمبروسيا) | الأمبروسيا | عشبة الرجيد
dust-mites: عث الغبار | عث غبار المنزل | عثة الغبار
house-dust: غبار المنزل | الغبار المنزلي
mould: العفن | عفن
cats: القطط | قطط | القطة | قط | قطة
cat-hair: وبر القطط | شعر القطط
dogs: الكلاب | كلاب | كلب | الكلب
dog-hair: وبر الكلاب | شعر الكلاب
horses: الخيول | الخيل | حصان | أحصنة
animal-hair: وبر الحيوانات | شعر الحيوانات
feathers: الريش | ريش | ريشة
cockroaches: الصراصير | صراصير | صرصور
bee-sting: لسعات النحل | لسعة النحل | لسعة نحلة | لدغة النحل | نحل | نحلة | لسع النحل
bee-venom: سم النحل
wasp-sting: لسعات الدبابير (الزنابير) | لسعة دبور | لسعة الدبور | لسعات الدبابير
wasp-venom: سم الدبابير (الزنابير) | سم الدبابير | سم الدبور
insect-sting: لسعات الحشرات | لدغات الحشرات | لسعة حشرة | لدغة حشرة
mosquito-bite: لدغات البعوض | لسعات البعوض | بعوض | بعوضة | ناموس
fire-ants: النمل الناري
jellyfish: قناديل البحر | قنديل البحر
latex: اللاتكس | لاتكس | لاتيكس
contrast: مادة التباين (الصبغة الشعاعية) | مادة التباين | الصبغة الشعاعية | صبغة الأشعة | مواد التباين | المادة الظليلة | المواد الظليلة
iodinated-contrast: مادة التباين اليودية | مواد التباين اليودية | صبغة اليود
gadolinium: مادة تباين الغادولينيوم | الغادولينيوم | الجادولينيوم
iodine: اليود | يود
povidone-iodine: البوفيدون اليودي | بوفيدون اليود | بيتادين
chlorhexidine: الكلورهيكسيدين | كلورهيكسيدين | كلورهكسيدين
plasters: اللاصق الطبي | لاصق طبي | الشريط اللاصق | لاصق جروح
nickel: النيكل | نيكل
cobalt: الكوبالت | كوبالت
chromium: الكروم | كروم
formaldehyde: الفورمالديهايد | فورمالديهايد
perfume: العطور | عطور | العطر
hair-dye: صبغة الشعر | صبغات الشعر
lanolin: اللانولين | لانولين
wool: الصوف | صوف
vaccines: اللقاحات (التطعيمات) | اللقاحات | التطعيمات
influenza-vaccine: لقاح الإنفلونزا | تطعيم الإنفلونزا
tetanus-vaccine: لقاح الكزاز | لقاح التيتانوس
sunlight: ضوء الشمس | أشعة الشمس
penicillins: مجموعة البنسلينات | البنسلينات
cephalosporins: السيفالوسبورينات | سيفالوسبورين | السيفالوسبورين
macrolides: مضادات حيوية من الماكروليد | الماكروليدات
quinolones: مضادات حيوية من الكينولون | الكينولونات | الفلوروكينولونات
tetracyclines: مضادات حيوية من التتراسيكلين | التتراسيكلينات
sulfonamides: السلفوناميدات (السلفا) | السلفا | سلفا | أدوية السلفا | السلفوناميدات | سلفوناميد
antibiotics: المضادات الحيوية | مضاد حيوي | مضادات حيوية
nsaids: مضادات الالتهاب غير الستيرويدية | مضادات الالتهاب اللاستيرويدية
opioids: المسكنات الأفيونية | الأفيونات | أفيونات
local-anaesthetics: أدوية التخدير الموضعي | التخدير الموضعي | مخدر موضعي | البنج الموضعي
general-anaesthesia: التخدير العام | البنج العام | التخدير الكلي
muscle-relaxants: مرخيات العضلات (التخدير)
ace-inhibitors: مثبطات الإنزيم المحول للأنجيوتنسين
beta-blockers: حاصرات بيتا | حاصر بيتا
statins: الستاتينات | ستاتين
corticosteroids: الكورتيكوستيرويدات | الستيرويدات القشرية
anticoagulants: مضادات التخثر (مميعات الدم) | مضادات التخثر | مميعات الدم | مضاد التخثر | مميع الدم | مميع للدم | مسيلات الدم | مسيل للدم
antihistamines: مضادات الهيستامين | مضاد الهيستامين
antidepressants: مضادات الاكتئاب | مضاد اكتئاب | مضاد للاكتئاب
diuretics: مدرات البول | مدر للبول
oral-contraceptive: حبوب منع الحمل
multivitamin: فيتامينات متعددة | مولتي فيتامين
`,
    },
    {
      source: 'inn',
      reviewed: 'two-drafts',
      rows: `
warfarin: وارفارين | ورفارين
apixaban: أبيكسابان
rivaroxaban: ريفاروكسابان
dabigatran: دابيغاتران | دابيجاتران
edoxaban: إدوكسابان
heparin: هيبارين
enoxaparin: إينوكسابارين | إنوكسابارين
dalteparin: دالتيبارين
acenocoumarol: أسينوكومارول
phenprocoumon: فينبروكومون
acetylsalicylic-acid: حمض أسيتيل الساليسيليك (أسبرين) | أسبرين | حمض الأسيتيل ساليسيليك | أسبيرين | حمض أسيتيل الساليسيليك
clopidogrel: كلوبيدوغريل | كلوبيدوجريل | كلوبيدوقريل
ticagrelor: تيكاغريلور | تيكاجريلور
prasugrel: براسوغريل | براسوجريل
insulin: إنسولين | أنسولين
insulin-glargine: إنسولين غلارجين | إنسولين جلارجين | أنسولين جلارجين
insulin-lispro: إنسولين ليسبرو
insulin-aspart: إنسولين أسبارت
insulin-degludec: إنسولين ديغلوديك
insulin-detemir: إنسولين ديتيمير
metformin: ميتفورمين | متفورمين
glimepiride: غليميبيريد | جليمبريد | جليميبيريد
gliclazide: غليكلازيد | جليكلازيد
glibenclamide: غليبنكلاميد | جليبنكلاميد
sitagliptin: سيتاغليبتين | سيتاجليبتين
linagliptin: ليناغليبتين | ليناجليبتين
empagliflozin: إمباغليفلوزين | إمباجليفلوزين
dapagliflozin: داباغليفلوزين | داباجليفلوزين
semaglutide: سيماغلوتايد | سيماجلوتايد
liraglutide: ليراغلوتايد | ليراجلوتايد
dulaglutide: دولاغلوتايد | دولاجلوتايد
pioglitazone: بيوغليتازون | بيوجليتازون
glucagon: غلوكاغون | جلوكاجون
prednisone: بريدنيزون
prednisolone: بريدنيزولون | بريدنيسولون
methylprednisolone: ميثيل بريدنيزولون
hydrocortisone: هيدروكورتيزون
dexamethasone: ديكساميثازون | ديكساميتازون
fludrocortisone: فلودروكورتيزون
budesonide: بوديسونيد
beclometasone: بيكلوميثازون
fluticasone: فلوتيكازون
levetiracetam: ليفيتيراسيتام
lamotrigine: لاموتريجين
valproic-acid: حمض الفالبرويك | فالبروات الصوديوم | فالبروات | صوديوم فالبروات
carbamazepine: كاربامازيبين
oxcarbazepine: أوكسكاربازيبين
phenytoin: فينيتوين
phenobarbital: فينوباربيتال
topiramate: توبيرامات | توبيراميت
lacosamide: لاكوساميد
gabapentin: غابابنتين | جابابنتين
pregabalin: بريغابالين | بريجابالين
morphine: مورفين
fentanyl: فنتانيل
oxycodone: أوكسيكودون
hydromorphone: هيدرومورفون
methadone: ميثادون
buprenorphine: بوبرينورفين
tramadol: ترامادول
codeine: كودايين | كودين | كوديين
pethidine: بيثيدين
naloxone: نالوكسون
digoxin: ديجوكسين | ديغوكسين
lithium: ليثيوم | كربونات الليثيوم
phenelzine: فينيلزين
moclobemide: موكلوبيميد
selegiline: سيليجيلين
rasagiline: راساجيلين
metoprolol: ميتوبرولول
bisoprolol: بيسوبرولول
atenolol: أتينولول
propranolol: بروبرانولول
carvedilol: كارفيديلول
nebivolol: نيبيفولول
sotalol: سوتالول
timolol: تيمولول
tacrolimus: تاكروليموس
ciclosporin: سيكلوسبورين | سايكلوسبورين
mycophenolic-acid: حمض الميكوفينوليك | ميكوفينولات موفيتيل
azathioprine: آزاثيوبرين | أزاثيوبرين
methotrexate: ميثوتريكسات | ميثوتركسيت | ميثوتريكسيت
adalimumab: أداليموماب
etanercept: إيتانرسيبت
infliximab: إنفليكسيماب
rituximab: ريتوكسيماب
lisinopril: ليزينوبريل | ليسينوبريل
ramipril: راميبريل
enalapril: إينالابريل | إنالابريل
perindopril: بيريندوبريل
captopril: كابتوبريل
losartan: لوسارتان
valsartan: فالسارتان
candesartan: كانديسارتان
telmisartan: تيلميسارتان
irbesartan: إربيسارتان
olmesartan: أولميسارتان
amlodipine: أملوديبين
nifedipine: نيفيديبين
diltiazem: ديلتيازيم
verapamil: فيراباميل
furosemide: فوروسيميد | فيوروسيميد | فروسيميد
torasemide: توراسيميد
hydrochlorothiazide: هيدروكلوروثيازيد
spironolactone: سبيرونولاكتون
indapamide: إنداباميد
doxazosin: دوكسازوسين
tamsulosin: تامسولوسين
clonidine: كلونيدين
amiodarone: أميودارون
flecainide: فليكاينيد
nitroglycerin: نتروغليسرين | نيتروجليسرين | نيتروغليسرين
atorvastatin: أتورفاستاتين
simvastatin: سيمفاستاتين
rosuvastatin: روسوفاستاتين | روزوفاستاتين
pravastatin: برافاستاتين
ezetimibe: إيزيتيميب
salbutamol: سالبوتامول
formoterol: فورموتيرول
salmeterol: سالميتيرول
tiotropium: تيوتروبيوم
ipratropium: إبراتروبيوم
montelukast: مونتيلوكاست
theophylline: ثيوفيلين
adrenaline: أدرينالين (إبينفرين) | أدرينالين | إبينفرين | إبينيفرين
cetirizine: سيتيريزين
loratadine: لوراتادين
desloratadine: ديسلوراتادين
fexofenadine: فيكسوفينادين
diphenhydramine: ديفينهيدرامين
paracetamol: باراسيتامول | أسيتامينوفين | بارسيتامول
ibuprofen: إيبوبروفين | ايبوبروفين
diclofenac: ديكلوفيناك
naproxen: نابروكسين
metamizole: ميتاميزول
celecoxib: سيليكوكسيب
ketorolac: كيتورولاك
colchicine: كولشيسين
allopurinol: ألوبيورينول
sertraline: سيرترالين
citalopram: سيتالوبرام
escitalopram: إسيتالوبرام
fluoxetine: فلوكسيتين | فلوكستين
paroxetine: باروكسيتين
venlafaxine: فينلافاكسين
duloxetine: دولوكسيتين
mirtazapine: ميرتازابين
amitriptyline: أميتريبتيلين
bupropion: بوبروبيون
trazodone: ترازودون
quetiapine: كويتيابين
olanzapine: أولانزابين
risperidone: ريسبيريدون
aripiprazole: أريبيبرازول
haloperidol: هالوبيريدول
clozapine: كلوزابين
diazepam: ديازيبام
lorazepam: لورازيبام
alprazolam: ألبرازولام
clonazepam: كلونازيبام
midazolam: ميدازولام
zolpidem: زولبيديم
methylphenidate: ميثيلفينيدات
melatonin: ميلاتونين
levodopa: ليفودوبا
carbidopa: كاربيدوبا
pramipexole: براميبيكسول
donepezil: دونيبيزيل
memantine: ميمانتين
baclofen: باكلوفين
sumatriptan: سوماتريبتان
pyridostigmine: بيريدوستيغمين
omeprazole: أوميبرازول
pantoprazole: بانتوبرازول
esomeprazole: إيسوميبرازول
lansoprazole: لانسوبرازول
famotidine: فاموتيدين
ondansetron: أوندانسيترون
metoclopramide: ميتوكلوبراميد
domperidone: دومبيريدون
loperamide: لوبيراميد
lactulose: لاكتولوز
mesalazine: ميسالازين
levothyroxine: ليفوثيروكسين | ليفوثايروكسين | ثيروكسين | ثايروكسين
thiamazole: ثيامازول
desmopressin: ديسموبريسين
estradiol: إستراديول
progesterone: بروجستيرون | بروجسترون
testosterone: تستوستيرون
tamoxifen: تاموكسيفين
letrozole: ليتروزول
penicillin: بنسلين | البنسلين | بنسيلين
amoxicillin: أموكسيسيلين | أموكسيسلين | أموكسيسللين
ampicillin: أمبيسيلين | أمبيسلين
clavulanic-acid: حمض الكلافولانيك
cefalexin: سيفالكسين
ceftriaxone: سيفترياكسون
cefuroxime: سيفوروكسيم
azithromycin: أزيثروميسين | أزيثرومايسين
clarithromycin: كلاريثروميسين | كلاريثرومايسين
erythromycin: إريثروميسين | إريثرومايسين
doxycycline: دوكسيسيكلين
tetracycline: تتراسيكلين
ciprofloxacin: سيبروفلوكساسين
levofloxacin: ليفوفلوكساسين
clindamycin: كليندامايسين | كلينداميسين
vancomycin: فانكومايسين | فانكوميسين
gentamicin: جنتاميسين | جنتامايسين
nitrofurantoin: نتروفورانتوين | نيتروفورانتوين
metronidazole: مترونيدازول | ميترونيدازول
trimethoprim: تريميثوبريم
sulfamethoxazole: سلفاميثوكسازول
co-trimoxazole: كوتريموكسازول
rifampicin: ريفامبيسين
isoniazid: إيزونيازيد
aciclovir: أسيكلوفير
lidocaine: ليدوكائين | ليدوكايين | ليدوكاين
propofol: بروبوفول
suxamethonium: سوكساميثونيوم (سكسينيل كولين) | سوكساميثونيوم | سكسينيل كولين
rocuronium: روكورونيوم
ketamine: كيتامين
folic-acid: حمض الفوليك
vitamin-d: فيتامين د | فيتامين D | فيتامين د3 | فيتامين دال
vitamin-b12: فيتامين ب12 | فيتامين ب 12
vitamin-c: فيتامين ج | فيتامين سي | فيتامين C
iron: حديد | الحديد
magnesium: مغنيسيوم | المغنيسيوم | مغنيزيوم
calcium: كالسيوم | الكالسيوم
potassium-chloride: كلوريد البوتاسيوم
oxygen: أكسجين | أوكسجين
hydroxychloroquine: هيدروكسي كلوروكين | هيدروكسيكلوروكين
sulfasalazine: سلفاسالازين
finasteride: فيناسترايد
sildenafil: سيلدينافيل
alendronic-acid: حمض الأليندرونيك
denosumab: دينوسوماب
latanoprost: لاتانوبروست
hydroxycarbamide: هيدروكسي كارباميد (هيدروكسي يوريا) | هيدروكسي يوريا | هيدروكسي كارباميد
`,
    },
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
hypertension: ارتفاع ضغط الدم | ضغط الدم المرتفع | ارتفاع الضغط | الضغط المرتفع | ضغط مرتفع
diabetes: داء السكري | السكري | مرض السكري | مرض السكر
diabetes-1: السكري من النوع الأول | داء السكري من النوع الأول | السكري النوع الأول | سكري نوع 1
diabetes-2: السكري من النوع الثاني | داء السكري من النوع الثاني | السكري النوع الثاني | سكري نوع 2
diabetes-gestational: سكري الحمل | السكري الحملي
asthma: الربو | ربو | ربو قصبي
copd: مرض الانسداد الرئوي المزمن | الانسداد الرئوي المزمن
epilepsy: الصرع | صرع
atrial-fibrillation: الرجفان الأذيني | رجفان أذيني | ارتجاف أذيني
atrial-flutter: الرفرفة الأذينية
heart-failure: قصور القلب | فشل القلب | ضعف عضلة القلب (قصور القلب)
coronary: مرض الشريان التاجي | أمراض الشرايين التاجية | مرض القلب التاجي
angina-pectoris: الذبحة الصدرية | ذبحة صدرية
heart-attack: احتشاء عضلة القلب (نوبة قلبية) | نوبة قلبية | احتشاء عضلة القلب | جلطة قلبية | جلطة في القلب
stroke: السكتة الدماغية | سكتة دماغية | جلطة دماغية | جلطة في الدماغ
ischaemic-stroke: سكتة دماغية إقفارية (نقص التروية) | سكتة دماغية إقفارية | سكتة إقفارية
tia: نوبة إقفارية عابرة | نوبة نقص تروية عابرة
arrhythmia: اضطراب نظم القلب | عدم انتظام ضربات القلب | اضطراب ضربات القلب
long-qt: متلازمة كيو تي الطويلة (QT) | متلازمة QT الطويلة | متلازمة كيو تي الطويلة
brugada: متلازمة بروغادا
wpw: متلازمة وولف باركنسون وايت
svt: تسرع القلب فوق البطيني
cardiomyopathy: اعتلال عضلة القلب
hcm: اعتلال عضلة القلب الضخامي
aortic-stenosis: تضيق الصمام الأبهري | تضيق الصمام الأورطي
mitral-prolapse: تدلي الصمام التاجي (المترالي) | ارتخاء الصمام الميترالي | تدلي الصمام التاجي
mitral-regurgitation: قلس الصمام التاجي (المترالي) | ارتجاع الصمام الميترالي | قلس الصمام التاجي
congenital-heart: عيب خلقي في القلب | مرض القلب الخلقي
aortic-aneurysm: أم الدم الأبهرية (تمدد الشريان الأورطي) | تمدد الشريان الأورطي | أم الدم الأبهرية
brain-aneurysm: أم الدم الدماغية (تمدد شريان في الدماغ) | أم الدم الدماغية | تمدد شريان في الدماغ
dvt: تخثر الأوردة العميقة | جلطة الأوردة العميقة
pulmonary-embolism: الانصمام الرئوي (جلطة رئوية) | انصمام رئوي | جلطة رئوية | جلطة في الرئة
pulmonary-hypertension: ارتفاع ضغط الدم الرئوي
pad: مرض الشرايين الطرفية
cholesterol: ارتفاع الكوليسترول | ارتفاع الكولسترول
hyperlipidaemia: فرط شحميات الدم | ارتفاع دهون الدم
depression: الاكتئاب | اكتئاب
anxiety: اضطراب القلق | القلق
bipolar: اضطراب ثنائي القطب | الاضطراب ثنائي القطب
schizophrenia: الفصام | انفصام الشخصية
ptsd: اضطراب ما بعد الصدمة
adhd: اضطراب فرط الحركة ونقص الانتباه | فرط الحركة وتشتت الانتباه
autism: التوحد | طيف التوحد | اضطراب طيف التوحد
panic-disorder: اضطراب الهلع
ocd: الوسواس القهري | اضطراب الوسواس القهري
dementia: الخرف | خرف
alzheimers: مرض الزهايمر | الزهايمر | ألزهايمر
parkinsons: مرض باركنسون | الشلل الرعاش | باركنسون
multiple-sclerosis: التصلب المتعدد | التصلب اللويحي
als: التصلب الجانبي الضموري
myasthenia: الوهن العضلي الوبيل
migraine: الشقيقة (الصداع النصفي) | الشقيقة | الصداع النصفي | صداع نصفي
cerebral-palsy: الشلل الدماغي
spinal-cord-injury: إصابة الحبل الشوكي | إصابة النخاع الشوكي
spina-bifida: السنسنة المشقوقة
guillain-barre: متلازمة غيلان باريه
muscular-dystrophy: الحثل العضلي | ضمور العضلات (الحثل العضلي)
hydrocephalus: استسقاء الرأس | استسقاء الدماغ
brain-injury: إصابة الدماغ الرضية
brain-tumour: ورم في الدماغ | ورم دماغي | ورم الدماغ
narcolepsy: النوم القهري (التغفيق) | النوم القهري
paraplegia: شلل الأطراف السفلية | الشلل النصفي السفلي
tetraplegia: شلل الأطراف الأربعة | الشلل الرباعي
hypothyroidism: قصور الغدة الدرقية | خمول الغدة الدرقية | كسل الغدة الدرقية
hyperthyroidism: فرط نشاط الغدة الدرقية | فرط الدرقية
hashimoto: التهاب الغدة الدرقية هاشيموتو | هاشيموتو
graves: داء غريفز | مرض جريفز
addison: داء أديسون | مرض أديسون
adrenal-insufficiency: قصور الغدة الكظرية
cushing: متلازمة كوشينغ
cah: تضخم الغدة الكظرية الخلقي
kidney-disease: مرض الكلى المزمن
kidney-failure: الفشل الكلوي | فشل كلوي | القصور الكلوي
dialysis: غسيل الكلى | غسل الكلى | غسيل كلوي
haemodialysis: الغسيل الكلوي الدموي (تنقية الدم) | غسيل دموي
kidney-transplant: زراعة الكلى | زراعة كلية | زرع كلية
liver-transplant: زراعة الكبد | زرع كبد
heart-transplant: زراعة القلب | زرع قلب
kidney-stones: حصى الكلى | حصوات الكلى
cirrhosis: تشمع الكبد | تليف الكبد (تشمع)
hepatitis-b: التهاب الكبد B | التهاب الكبد ب | التهاب الكبد الوبائي ب
hepatitis-c: التهاب الكبد C | التهاب الكبد الوبائي سي | فيروس سي
hiv: فيروس نقص المناعة البشرية (HIV) | فيروس نقص المناعة البشرية
tuberculosis: السل | السل (الدرن) | الدرن
fatty-liver: الكبد الدهني | تشحم الكبد
pancreatitis: التهاب البنكرياس
crohns: داء كرون | مرض كرون
ulcerative-colitis: التهاب القولون التقرحي
coeliac: الداء البطني (السيلياك) | السيلياك | الداء البطني | الداء الزلاقي
reflux: الارتجاع المعدي المريئي | ارتجاع المريء
ibs: متلازمة القولون العصبي | القولون العصبي | متلازمة القولون المتهيج
gastric-ulcer: قرحة المعدة
rheumatoid: التهاب المفاصل الروماتويدي | الروماتويد
osteoarthritis: الفصال العظمي (خشونة المفاصل) | خشونة المفاصل | الفصال العظمي
arthritis: التهاب المفاصل
osteoporosis: هشاشة العظام
gout: النقرس | نقرس
lupus: الذئبة الحمراء | الذئبة الحمامية الجهازية | الذئبة
psoriasis: الصدفية | صدفية
eczema: الإكزيما | إكزيما
atopic-dermatitis: التهاب الجلد التأتبي
fibromyalgia: الفيبروميالغيا (الألم العضلي الليفي) | الألم العضلي الليفي | الفيبروميالغيا | فيبروميالجيا
spondylitis: التهاب الفقار المقسط | التهاب الفقار اللاصق
anaemia: فقر الدم | أنيميا | الأنيميا
iron-anaemia: فقر الدم بنقص الحديد | أنيميا نقص الحديد
sickle-cell: فقر الدم المنجلي | الأنيميا المنجلية
thalassaemia: الثلاسيميا | ثلاسيميا
haemophilia: الهيموفيليا (الناعور) | الهيموفيليا | الناعور
haemophilia-a: الهيموفيليا A (الناعور) | الهيموفيليا أ | الهيموفيليا A
haemophilia-b: الهيموفيليا B (الناعور) | الهيموفيليا ب | الهيموفيليا B
von-willebrand: داء فون ويلبراند | مرض فون ويلبراند
thrombocytopenia: نقص الصفائح الدموية | قلة الصفيحات | نقص الصفائح
factor-v: العامل الخامس لايدن
antiphospholipid: متلازمة أضداد الفوسفوليبيد
g6pd: نقص إنزيم G6PD (أنيميا الفول) | أنيميا الفول | نقص إنزيم G6PD | التفول
porphyria: البورفيريا | برفيرية
pku: بيلة الفينيل كيتون
mastocytosis: كثرة الخلايا البدينة
hereditary-angioedema: الوذمة الوعائية الوراثية
malignant-hyperthermia: فرط الحرارة الخبيث
cystic-fibrosis: التليف الكيسي
sleep-apnoea: انقطاع النفس النومي | انقطاع النفس أثناء النوم
pulmonary-fibrosis: التليف الرئوي
emphysema: النفاخ الرئوي | انتفاخ الرئة
chronic-bronchitis: التهاب القصبات المزمن | التهاب الشعب الهوائية المزمن
breast-cancer: سرطان الثدي
prostate-cancer: سرطان البروستاتا
lung-cancer: سرطان الرئة
colon-cancer: سرطان القولون
thyroid-cancer: سرطان الغدة الدرقية
leukaemia: ابيضاض الدم (اللوكيميا) | اللوكيميا | سرطان الدم | لوكيميا | ابيضاض الدم
lymphoma: سرطان الغدد اللمفاوية | اللمفوما | ليمفوما
myeloma: الورم النقوي المتعدد
melanoma: الميلانوما (سرطان الجلد الصباغي) | الميلانوما
pregnancy: الحمل | حامل | حمل
preeclampsia: تسمم الحمل (مقدمات الارتعاج) | مقدمات الارتعاج | تسمم الحمل
endometriosis: بطانة الرحم المهاجرة | الانتباذ البطاني الرحمي
pcos: متلازمة تكيس المبايض | تكيس المبايض
prostate-enlarged: تضخم البروستاتا الحميد | تضخم البروستاتا
glaucoma: الزرق (الجلوكوما) | الجلوكوما | الغلوكوما | الزرق
cataract: الساد (المياه البيضاء) | إعتام عدسة العين | المياه البيضاء | الساد
macular-degeneration: التنكس البقعي | الضمور البقعي
blindness: العمى | كفيف | فقدان البصر
deafness: الصمم | أصم
hearing-loss: فقدان السمع | ضعف السمع
insomnia: الأرق | أرق
obesity: السمنة | سمنة
alcohol-dependence: إدمان الكحول | الاعتماد على الكحول
asplenia: غياب الطحال | بدون طحال
splenectomy: استئصال الطحال
down-syndrome: متلازمة داون
marfan: متلازمة مارفان
ehlers-danlos: متلازمة إهلرز دانلوس
sarcoidosis: الساركويد | الساركويدوز
vasculitis: التهاب الأوعية الدموية
scoliosis: الجنف (انحراف العمود الفقري) | الجنف
raynaud: داء رينو | ظاهرة رينو
hay-fever: حمى القش (التهاب الأنف التحسسي) | حمى القش | التهاب الأنف التحسسي | حساسية الأنف
food-allergy: حساسية الطعام | الحساسية الغذائية
chronic-pain: الألم المزمن | آلام مزمنة
immunodeficiency: نقص المناعة | ضعف المناعة
tracheostomy: فغر الرغامى (فتحة في القصبة الهوائية) | فغر الرغامى
pacemaker: منظم ضربات القلب | ناظمة قلبية | جهاز تنظيم ضربات القلب | ناظم الخطى
icd: مزيل رجفان مزروع (ICD) | مزيل الرجفان المزروع
cochlear-implant: زراعة القوقعة | قوقعة مزروعة
hearing-aid: سماعة أذن طبية | سماعة طبية للأذن
hip-replacement: مفصل ورك صناعي | مفصل الورك الصناعي
knee-replacement: مفصل ركبة صناعي | مفصل الركبة الصناعي
coronary-stent: دعامة في الشريان التاجي | دعامة قلبية | دعامة تاجية | شبكة قلبية
insulin-pump: مضخة الإنسولين | مضخة الأنسولين | مضخة إنسولين
heart-valve: صمام قلب صناعي | صمام قلبي صناعي
mechanical-valve: صمام قلب ميكانيكي | صمام قلب معدني
biological-valve: صمام قلب حيوي
vp-shunt: تحويلة بطينية بريتونية
port: منفذ وريدي مزروع (بورت كاث) | بورت كاث
dialysis-fistula: ناسور لغسيل الكلى | ناسور شرياني وريدي
vagus-stimulator: محفز العصب المبهم
brain-stimulator: محفز الدماغ العميق
metal-plate: صفيحة معدنية | صفائح معدنية
breast-implants: غرسات الثدي
contraceptive-implant: غرسة منع الحمل
iud: لولب رحمي | اللولب الرحمي
dental-implants: غرسات الأسنان | زراعة الأسنان
urinary-catheter: قسطرة بولية
lvad: جهاز مساعدة البطين الأيسر (LVAD) | جهاز مساعدة البطين الأيسر
feeding-tube: أنبوب التغذية | أنبوب تغذية
colostomy: فغر القولون
ileostomy: فغر اللفائفي
anaphylaxis: تأق (حساسية مفرطة خطيرة) | التأق | تأق
anaphylactic-shock: صدمة تأقية | صدمة تحسسية | الصدمة التأقية | صدمة حساسية
anaphylactic-reaction: تفاعل تأقي
hives: شرى (أرتيكاريا) | الشرى | شرى | أرتيكاريا | ارتكاريا
rash: طفح جلدي | الطفح الجلدي
itching: حكة | الحكة
swelling: تورم | التورم
facial-swelling: تورم الوجه | انتفاخ الوجه
lip-swelling: تورم الشفتين | انتفاخ الشفتين | تورم الشفاه
tongue-swelling: تورم اللسان | انتفاخ اللسان
throat-swelling: تورم الحلق | انتفاخ الحلق
lips-and-tongue: تورم الشفتين واللسان
angioedema: وذمة وعائية | الوذمة الوعائية
breathing: صعوبة في التنفس | صعوبة التنفس
breathless: ضيق في التنفس | ضيق التنفس | ضيق تنفس
wheezing: أزيز في الصدر | صفير في الصدر | أزيز
bronchospasm: تشنج القصبات | تشنج الشعب الهوائية
asthma-attack: نوبة ربو
cough: سعال | السعال | كحة
sneezing: عطاس | العطس | عطس
runny-nose: سيلان الأنف
blocked-nose: انسداد الأنف | احتقان الأنف
watery-eyes: دموع العين (تدمع العينان) | عيون دامعة | تدميع العين
itchy-eyes: حكة في العينين | حكة العين | حكة العيون
red-eyes: احمرار العينين | احمرار العين
mouth-itching: حكة في الفم
nausea: غثيان | الغثيان
vomiting: قيء | القيء | تقيؤ | استفراغ
nausea-vomiting: غثيان وقيء | الغثيان والقيء
diarrhoea: إسهال | الإسهال
stomach-pain: ألم في البطن | ألم البطن | آلام البطن | ألم المعدة
stomach-cramps: مغص | تشنجات البطن | تقلصات البطن
stomach-upset: اضطراب المعدة
low-pressure: هبوط ضغط الدم | انخفاض ضغط الدم | هبوط الضغط
dizziness: دوخة | دوار | الدوخة
fainting: إغماء | الإغماء
unconscious: فقدان الوعي
palpitations: خفقان القلب | خفقان
fast-heartbeat: تسارع ضربات القلب | تسارع القلب
cardiac-arrest: توقف القلب
headache: صداع | الصداع
fever: حمى | ارتفاع الحرارة | الحمى
redness: احمرار | احمرار الجلد
flushing: احمرار الوجه المفاجئ
blisters: فقاعات جلدية | نفاطات جلدية
skin-peeling: تقشر الجلد
contact-dermatitis: التهاب الجلد التماسي
stevens-johnson: متلازمة ستيفنز جونسون
ten: انحلال البشرة النخري السمي | متلازمة لايل
dress: متلازمة DRESS
serum-sickness: داء المصل
liver-damage: تلف الكبد | ضرر في الكبد
kidney-damage: تلف الكلى | ضرر في الكلى
seizure: نوبة تشنج (اختلاج) | نوبة تشنج | نوبة اختلاج | اختلاجات | نوبة صرع | نوبات صرع
confusion: تشوش ذهني (ارتباك) | ارتباك | تشوش ذهني
bleeding: نزيف | نزف
muscle-pain: ألم العضلات | آلام العضلات
joint-pain: ألم المفاصل | آلام المفاصل
fatigue: تعب وإرهاق | إرهاق | تعب
drowsiness: نعاس | النعاس
chest-pain: ألم في الصدر | ألم الصدر
severe: شديدة | شديد
moderate: متوسطة | متوسط
mild: خفيفة | خفيف | بسيطة | بسيط | طفيفة | طفيف
life-threatening: مهددة للحياة | تهدد الحياة | مهدد للحياة | خطير على الحياة | خطيرة على الحياة | خطر على الحياة
very-severe: شديدة جدا | شديد جدا
severe-anaphylaxis: شديدة، تأق | شديدة (تأق)
intolerance: عدم تحمل
unknown: غير معروف | غير معروفة
active: نشط | نشطة
chronic: مزمن | مزمنة
resolved: زال (شفي) | زال | شفي تماما | تم الشفاء | تعافى
remission: في هدأة | هدأة | هجوع
controlled: تحت السيطرة
well-controlled: مسيطر عليه جيدا | تحت السيطرة الجيدة
stable: مستقر | مستقرة
treated: تحت العلاج | قيد العلاج
monitored: تحت المراقبة | تحت المتابعة
improving: في تحسن | يتحسن
worsening: يزداد سوءا
recovering: في طور التعافي | يتعافى
intermittent: متقطع | متقطعة
acute: حاد | حادة
suspected: مشتبه به | اشتباه
mother: أم | الأم | والدة | أمي | والدتي | ماما
father: أب | الأب | والد | أبي | والدي | بابا
parents: الوالدان | الوالدين
parent: أب أو أم
wife: زوجة | الزوجة | زوجتي
husband: زوج | الزوج | زوجي
spouse: زوج أو زوجة
partner: شريك أو شريكة الحياة | شريك حياة | شريك | شريكة
son: ابن | الابن | ابني | ولدي
daughter: ابنة | الابنة | بنت | ابنتي | بنتي
child: ابن أو ابنة
brother: أخ | الأخ | أخي | شقيق
sister: أخت | الأخت | أختي | شقيقة
elder-brother: الأخ الأكبر | أخ أكبر
younger-brother: الأخ الأصغر | أخ أصغر
elder-sister: الأخت الكبرى | أخت كبرى
younger-sister: الأخت الصغرى | أخت صغرى
sibling: أخ أو أخت
grandmother: جدة | الجدة | جدتي | تيتا
grandfather: جد | الجد | جدي | جدو
grandson: حفيد | الحفيد
granddaughter: حفيدة | الحفيدة
aunt: عمة أو خالة | عمة | خالة | عمتي | خالتي
uncle: عم أو خال | عم | خال | عمي | خالي
niece: ابنة الأخ أو الأخت | ابنة الأخ | ابنة الأخت | بنت الأخ | بنت الأخت | ابنة أخ | ابنة أخت
nephew: ابن الأخ أو الأخت | ابن الأخ | ابن الأخت | ابن أخ | ابن أخت
cousin: ابن أو ابنة العم أو الخال | ابن عم | ابنة عم | ابن خال | ابنة خال | ابن العم | ابنة العم | ابن خالة | ابنة خالة | ابن عمة | بنت عم | بنت خال | بنت خالة | بنت عمة | ابن عمي | بنت عمي | ابن خالي | بنت خالي
mother-in-law: حماة | الحماة | أم الزوج | أم الزوجة | حماتي
father-in-law: حمو (والد الزوج أو الزوجة) | والد الزوج | والد الزوجة
son-in-law: زوج الابنة | زوج ابنة
daughter-in-law: زوجة الابن | زوجة ابن | كنة
brother-in-law: أخو الزوج أو الزوجة | أخو الزوج | أخو الزوجة | زوج الأخت
sister-in-law: أخت الزوج أو الزوجة | أخت الزوج | أخت الزوجة | زوجة الأخ
stepmother: زوجة الأب
stepfather: زوج الأم
stepson: ابن الزوج أو الزوجة | ابن الزوج | ابن الزوجة
stepdaughter: ابنة الزوج أو الزوجة | ابنة الزوج | ابنة الزوجة
friend: صديق أو صديقة | صديق | صديقة | الصديق | صديقي | صديقتي
fiance: خطيب | الخطيب
fiancee: خطيبة | الخطيبة
ex-husband: زوج سابق | الزوج السابق
ex-wife: زوجة سابقة | الزوجة السابقة | طليقة
neighbour: جار أو جارة | جار | جارة | الجار | جاري
flatmate: شريك السكن | زميل السكن
colleague: زميل أو زميلة عمل | زميل عمل | زميلة عمل | زميل
boss: رئيس العمل | مدير
employer: صاحب العمل
teacher: معلم أو معلمة | معلم | معلمة
school: مدرسة (مؤسسة تعليمية)
carer: مقدم الرعاية | مقدمة الرعاية
guardian: وصي قانوني | الوصي القانوني
relative: قريب أو قريبة | قريب | قريبة
doctor: طبيب أو طبيبة | طبيب | طبيبة | الطبيب | دكتور | دكتورة
family-doctor: طبيب الأسرة | طبيب العائلة
cardiologist: طبيب القلب | طبيب قلب
neurologist: طبيب الأعصاب | طبيب أعصاب
paediatrician: طبيب الأطفال | طبيب أطفال
nurse: ممرض أو ممرضة | ممرض | ممرضة
social-worker: أخصائي اجتماعي | أخصائية اجتماعية
self: الشخص نفسه
oral: عن طريق الفم | بالفم
inhaled: بالاستنشاق | استنشاق
subcutaneous: تحت الجلد
intramuscular: في العضل | حقن عضلي | بالعضل
intravenous: في الوريد | حقن وريدي | بالوريد
sublingual: تحت اللسان
rectal: عن طريق الشرج
nasal: في الأنف
eye: في العين
ear: في الأذن
skin: على الجلد | موضعي
patch: لصقة دوائية | لصقة جلدية
vaginal: عن طريق المهبل
tube: عبر أنبوب التغذية
`,
    },
  ],
  dosing: {
    numbers:
      'واحد/واحدة اثنان/اثنين ثلاث/ثلاثة أربع/أربعة خمس/خمسة ست/ستة سبع/سبعة ثماني/ثمان/ثمانية تسع/تسعة عشر/عشرة',
    phrases: `
daily: يوميا | كل يوم | في اليوم
day-1: مرة واحدة يوميا | مرة يوميا | مرة في اليوم | مرة واحدة في اليوم | 1 مرة يوميا | مرة باليوم | مرة كل يوم
day-2: مرتين يوميا | مرتان يوميا | مرتين في اليوم | مرتين باليوم
day-3: ثلاث مرات يوميا | 3 مرات يوميا | ثلاث مرات في اليوم | 3 مرات في اليوم | ثلاث مرات باليوم | 3 مرات باليوم
day-4: أربع مرات يوميا | 4 مرات يوميا | أربع مرات في اليوم | 4 مرات في اليوم
day-n: # مرات يوميا | # مرات في اليوم | # مرات باليوم
week-1: مرة واحدة أسبوعيا | مرة في الأسبوع | مرة أسبوعيا | أسبوعيا | كل أسبوع | مرة واحدة في الأسبوع
week-2: مرتين أسبوعيا | مرتين في الأسبوع
week-3: ثلاث مرات أسبوعيا | 3 مرات أسبوعيا | ثلاث مرات في الأسبوع | 3 مرات في الأسبوع
week-n: # مرات أسبوعيا | # مرات في الأسبوع
month-1: مرة واحدة شهريا | مرة في الشهر | شهريا | كل شهر
year-1: مرة واحدة سنويا | سنويا | كل سنة
every-hours: one=كل ساعة; two=كل ساعتين; few=كل # ساعات; many=كل # ساعة; other=كل # ساعة
every-other-day: كل يومين | يوم بعد يوم | يوما بعد يوم
every-days: few=كل # أيام; many=كل # يوما; other=كل # يوم
every-weeks: two=كل أسبوعين; few=كل # أسابيع; many=كل # أسبوعا; other=كل # أسبوع
every-months: two=كل شهرين; few=كل # أشهر; many=كل # شهرا; other=كل # شهر
every-morning: كل صباح
every-evening: كل مساء
every-night: كل ليلة
morning: صباحا | في الصباح | الصباح | صباح
noon: ظهرا | عند الظهر
afternoon: بعد الظهر
evening: مساء | في المساء | المساء
night: ليلا | في الليل
bedtime: قبل النوم | عند النوم
as-needed: عند الحاجة | عند اللزوم | حسب الحاجة | عند الضرورة | وقت الحاجة
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
max-day: بحد أقصى # يوميا | بحد أقصى # في اليوم | الحد الأقصى # يوميا
tablet: one=قرص واحد; two=قرصان; few=# أقراص; many=# قرصا; other=# قرص | # حبة | # حبات | one=حبة واحدة | two=حبتين | two=حبتان | two=قرصين | one=حبة | one=قرص
half-tablet: نصف قرص | نصف حبة
quarter-tablet: ربع قرص | ربع حبة
capsule: one=كبسولة واحدة; two=كبسولتان; few=# كبسولات; many=# كبسولة; other=# كبسولة | two=كبسولتين | one=كبسولة
drop: one=قطرة واحدة; two=قطرتان; few=# قطرات; many=# قطرة; other=# قطرة | two=قطرتين | one=قطرة
puff: one=بخة واحدة; two=بختان; few=# بخات; many=# بخة; other=# بخة | two=بختين | one=بخة
unit: one=وحدة واحدة; two=وحدتان; few=# وحدات; many=# وحدة; other=# وحدة
patch: one=لصقة واحدة; two=لصقتان; few=# لصقات; many=# لصقة; other=# لصقة
sachet: one=كيس واحد; two=كيسان; few=# أكياس; many=# كيسا; other=# كيس
injection: one=حقنة واحدة; two=حقنتان; few=# حقن; many=# حقنة; other=# حقنة | # إبرة | # إبر
ampoule: one=أمبولة واحدة; two=أمبولتان; few=# أمبولات; many=# أمبولة; other=# أمبولة
suppository: one=تحميلة واحدة; two=تحميلتان; few=# تحاميل; many=# تحميلة; other=# تحميلة
spray: one=رشة واحدة; two=رشتان; few=# رشات; many=# رشة; other=# رشة | two=رشتين
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
}
