/**
 * Rows are `id: shown | also written | …`, with the ids of `src/terms/index.table.ts` (see ../terms.ts).
 */
import type { LanguageTable } from '../terms'

export const terms: LanguageTable = {
  locale: 'tr',
  leftOut: `
hornets
`,
  terms: [
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
gluten-cereals: Glüten içeren tahıllar | Glutenli tahıllar | Gluten içeren tahıllar
gluten: Glüten
wheat: Buğday | Buğday unu
rye: Çavdar
barley: Arpa
oats: Yulaf
spelt: Spelt buğdayı | Kılçıksız buğday (spelt)
crustaceans: Kabuklular (karides, yengeç, ıstakoz) | Krustaseler | Krustase
eggs: Yumurta | Tavuk yumurtası
fish: Balık
peanuts: Yer fıstığı | Yerfıstığı
soya: Soya | Soya fasulyesi
milk: Süt | İnek sütü
dairy: Süt ürünleri | Süt ve süt ürünleri
milk-protein: Süt proteini | İnek sütü proteini
lactose: Laktoz
tree-nuts: Sert kabuklu yemişler (fındık, ceviz, badem) | Sert kabuklu yemişler | Sert kabuklu meyveler | Ağaç yemişleri (fındık, ceviz, badem)
almonds: Badem
hazelnuts: Fındık
walnuts: Ceviz
cashews: Kaju | Kaju fıstığı
pecans: Pekan cevizi | Pikan cevizi
brazil-nuts: Brezilya cevizi | Brezilya fındığı | Brezilya fıstığı
pistachios: Antep fıstığı | Şam fıstığı
macadamia: Macadamia fındığı | Makadamya | Makadamya fındığı | Makademya | Makademya fındığı
celery: Kereviz
mustard: Hardal
sesame: Susam | Susam tohumu
sulphites: Sülfitler | Sülfit | Kükürt dioksit ve sülfitler
lupin: Acı bakla (lüpen) | Acı bakla | Lüpen | Termiye
molluscs: Yumuşakçalar
shellfish: Kabuklu deniz ürünleri (yumuşakçalar dahil) | Kabuklu deniz ürünleri
shrimp: Karides
crab: Yengeç
lobster: Istakoz
mussels: Midye
oysters: İstiridye
squid: Kalamar
salmon: Somon | Somon balığı
tuna: Ton balığı | Orkinos
cod: Morina balığı | Morina
buckwheat: Karabuğday
maize: Mısır (tahıl) | Mısır
rice: Pirinç (tahıl) | Pirinç
potato: Patates
chickpeas: Nohut
lentils: Mercimek
peas: Bezelye
poppy-seeds: Haşhaş tohumu
sunflower-seeds: Ayçiçeği çekirdeği | Ay çekirdeği
pine-nuts: Çam fıstığı | Dolmalık fıstık
coconut: Hindistan cevizi
mango: Mango
pineapple: Ananas
strawberries: Çilek
kiwi: Kivi
banana: Muz
avocado: Avokado
apple: Elma
peach: Şeftali
citrus: Narenciye | Turunçgiller
orange: Portakal
lemon: Limon
tomato: Domates
carrot: Havuç
garlic: Sarımsak
onion: Soğan
cinnamon: Tarçın
chocolate: Çikolata
cocoa: Kakao
honey: Bal
beef: Sığır eti | Dana eti
pork: Domuz eti
red-meat: Kırmızı et
chicken-meat: Tavuk eti
gelatine: Jelatin
yeast: Maya (ekmek mayası) | Ekmek mayası
pollen: Polen
grass-pollen: Çimen poleni | Çayır poleni | Çayır polenleri
birch-pollen: Huş ağacı poleni | Huş poleni
tree-pollen: Ağaç poleni | Ağaç polenleri
olive-pollen: Zeytin poleni | Zeytin ağacı poleni
ragweed: Ambrosia poleni | Ambrosia | Arsız zaylan poleni
mugwort: Pelin otu | Pelin otu poleni
dust-mites: Ev tozu akarları | Ev tozu akarı | Toz akarı | Akar
house-dust: Ev tozu
mould: Küf | Küf mantarı | Küf sporları
cats: Kedi | Kediler
cat-hair: Kedi tüyü
dogs: Köpek | Köpekler
dog-hair: Köpek tüyü
horses: At (hayvan) | Atlar
animal-hair: Hayvan tüyü | Evcil hayvan tüyü
feathers: Kuş tüyü
cockroaches: Hamam böceği | Hamamböceği
bee-sting: Arı sokması (bal arısı) | Bal arısı sokması | Bal arısı
bee-venom: Bal arısı zehri
wasp-sting: Yaban arısı sokması | Yaban arısı
wasp-venom: Yaban arısı zehri
insect-sting: Böcek sokması | Böcek ısırığı | Böcek ısırması
mosquito-bite: Sivrisinek ısırığı | Sivrisinek sokması | Sivrisinek
fire-ants: Ateş karıncası | Ateş karıncaları
jellyfish: Denizanası | Deniz anası | Denizanası sokması
latex: Lateks | Doğal kauçuk lateks | Lateks eldiven
contrast: Kontrast madde | Kontrast maddeler | Kontrast ilacı
iodinated-contrast: İyotlu kontrast madde | İyotlu kontrast
gadolinium: Gadolinyumlu kontrast madde | Gadolinyum
iodine: İyot
povidone-iodine: Povidon iyot | Povidon iyodin | Batikon
chlorhexidine: Klorheksidin
plasters: Yara bandı (flaster) | Yara bandı | Flaster | Tıbbi bant
nickel: Nikel
cobalt: Kobalt
chromium: Krom
formaldehyde: Formaldehit
perfume: Parfüm | Koku maddeleri
hair-dye: Saç boyası
lanolin: Lanolin
wool: Yün
vaccines: Aşılar | Aşı
influenza-vaccine: Grip aşısı | İnfluenza aşısı
tetanus-vaccine: Tetanos aşısı | Tetanoz aşısı
sunlight: Güneş ışığı
penicillins: Penisilinler | Penisilin grubu antibiyotikler
cephalosporins: Sefalosporinler | Sefalosporin
macrolides: Makrolid antibiyotikler | Makrolidler | Makrolid grubu antibiyotikler
quinolones: Kinolon antibiyotikler | Kinolonlar | Florokinolonlar | Kinolon grubu antibiyotikler
tetracyclines: Tetrasiklin antibiyotikler | Tetrasiklinler | Tetrasiklin grubu antibiyotikler
sulfonamides: Sülfonamidler | Sülfonamid | Sülfa grubu antibiyotikler
antibiotics: Antibiyotikler | Antibiyotik
nsaids: Nonsteroid antiinflamatuvar ilaçlar (NSAİİ) | NSAİİ | Nonsteroid antiinflamatuvar ilaçlar | Nonsteroid antiinflamatuar ilaçlar | Steroid olmayan antiinflamatuvar ilaçlar
opioids: Opioidler | Opioid | Opiyatlar
local-anaesthetics: Lokal anestezikler | Lokal anestezik | Lokal anestezi
general-anaesthesia: Genel anestezi (narkoz) | Genel anestezi | Narkoz
muscle-relaxants: Kas gevşeticiler (anestezi) | Nöromüsküler blokerler
ace-inhibitors: ACE inhibitörleri | ACE inhibitörü | ADE inhibitörü
beta-blockers: Beta blokerler | Beta bloker
statins: Statinler
corticosteroids: Kortikosteroidler | Kortikosteroid
anticoagulants: Kan sulandırıcılar (antikoagülan) | Kan sulandırıcı | Kan sulandırıcılar | Antikoagülan | Antikoagülanlar
antihistamines: Antihistaminikler | Antihistaminik
antidepressants: Antidepresanlar | Antidepresan
diuretics: İdrar söktürücüler (diüretik) | İdrar söktürücü | Diüretik | Diüretikler | İdrar söktürücüler
oral-contraceptive: Doğum kontrol hapı | Oral kontraseptif
multivitamin: Multivitamin
`,
    },
    {
      source: 'inn',
      reviewed: 'two-drafts',
      same: `
dabigatran heparin dalteparin prasugrel metformin sitagliptin linagliptin empagliflozin
dapagliflozin gabapentin pregabalin tramadol metoprolol bisoprolol atenolol propranolol
nebivolol sotalol timolol adalimumab lisinopril ramipril enalapril perindopril losartan
valsartan telmisartan olmesartan diltiazem verapamil tamsulosin atorvastatin simvastatin
rosuvastatin pravastatin salbutamol formoterol salmeterol montelukast allopurinol bupropion
haloperidol diazepam lorazepam alprazolam midazolam zolpidem melatonin levodopa donepezil
sumatriptan ondansetron desmopressin nitrofurantoin propofol sildenafil denosumab
latanoprost
`,
      rows: `
warfarin: Varfarin
apixaban: Apiksaban
rivaroxaban: Rivaroksaban
edoxaban: Edoksaban
enoxaparin: Enoksaparin | Enoksaparin sodyum
acenocoumarol: Asenokumarol
phenprocoumon: Fenprokumon
acetylsalicylic-acid: Asetilsalisilik asit | Aspirin
clopidogrel: Klopidogrel
ticagrelor: Tikagrelor
insulin: İnsülin
insulin-glargine: İnsülin glarjin
insulin-lispro: İnsülin lispro
insulin-aspart: İnsülin aspart
insulin-degludec: İnsülin degludek
insulin-detemir: İnsülin detemir
glimepiride: Glimepirid
gliclazide: Gliklazid
glibenclamide: Glibenklamid | Gliburid
semaglutide: Semaglutid
liraglutide: Liraglutid
dulaglutide: Dulaglutid
pioglitazone: Pioglitazon
glucagon: Glukagon
prednisone: Prednizon
prednisolone: Prednizolon
methylprednisolone: Metilprednizolon
hydrocortisone: Hidrokortizon
dexamethasone: Deksametazon
fludrocortisone: Fludrokortizon
budesonide: Budesonid
beclometasone: Beklometazon
fluticasone: Flutikazon
levetiracetam: Levetirasetam
lamotrigine: Lamotrijin
valproic-acid: Valproik asit | Valproat | Sodyum valproat
carbamazepine: Karbamazepin
oxcarbazepine: Okskarbazepin
phenytoin: Fenitoin
phenobarbital: Fenobarbital
topiramate: Topiramat
lacosamide: Lakozamid
morphine: Morfin
fentanyl: Fentanil
oxycodone: Oksikodon
hydromorphone: Hidromorfon
methadone: Metadon
buprenorphine: Buprenorfin
codeine: Kodein
pethidine: Petidin | Meperidin
naloxone: Nalokson
digoxin: Digoksin
lithium: Lityum (lityum karbonat) | Lityum | Lityum karbonat
phenelzine: Fenelzin
moclobemide: Moklobemid
selegiline: Selejilin
rasagiline: Rasajilin
carvedilol: Karvedilol
tacrolimus: Takrolimus
ciclosporin: Siklosporin
mycophenolic-acid: Mikofenolik asit | Mikofenolat | Mikofenolat mofetil
azathioprine: Azatiyoprin | Azatioprin
methotrexate: Metotreksat
etanercept: Etanersept
infliximab: İnfliksimab
rituximab: Rituksimab
captopril: Kaptopril
candesartan: Kandesartan
irbesartan: İrbesartan
amlodipine: Amlodipin
nifedipine: Nifedipin
furosemide: Furosemid
torasemide: Torasemid
hydrochlorothiazide: Hidroklorotiyazid | Hidroklorotiazid
spironolactone: Spironolakton
indapamide: İndapamid
doxazosin: Doksazosin
clonidine: Klonidin
amiodarone: Amiodaron
flecainide: Flekainid
nitroglycerin: Nitrogliserin | Gliseril trinitrat
ezetimibe: Ezetimib
tiotropium: Tiotropyum
ipratropium: İpratropyum | İpratropyum bromür
theophylline: Teofilin
adrenaline: Adrenalin (epinefrin) | Adrenalin | Epinefrin
cetirizine: Setirizin
loratadine: Loratadin
desloratadine: Desloratadin
fexofenadine: Feksofenadin
diphenhydramine: Difenhidramin
paracetamol: Parasetamol | Asetaminofen
ibuprofen: İbuprofen
diclofenac: Diklofenak
naproxen: Naproksen
metamizole: Metamizol | Metamizol sodyum | Dipiron
celecoxib: Selekoksib
ketorolac: Ketorolak
colchicine: Kolşisin
sertraline: Sertralin
citalopram: Sitalopram
escitalopram: Essitalopram
fluoxetine: Fluoksetin
paroxetine: Paroksetin
venlafaxine: Venlafaksin
duloxetine: Duloksetin
mirtazapine: Mirtazapin
amitriptyline: Amitriptilin
trazodone: Trazodon
quetiapine: Ketiapin
olanzapine: Olanzapin
risperidone: Risperidon
aripiprazole: Aripiprazol
clozapine: Klozapin
clonazepam: Klonazepam
methylphenidate: Metilfenidat
carbidopa: Karbidopa
pramipexole: Pramipeksol
memantine: Memantin
baclofen: Baklofen
pyridostigmine: Piridostigmin
omeprazole: Omeprazol
pantoprazole: Pantoprazol
esomeprazole: Esomeprazol
lansoprazole: Lansoprazol
famotidine: Famotidin
metoclopramide: Metoklopramid
domperidone: Domperidon
loperamide: Loperamid
lactulose: Laktuloz
mesalazine: Mesalazin | Mesalamin
levothyroxine: Levotiroksin | Levotiroksin sodyum
thiamazole: Tiamazol | Metimazol
estradiol: Estradiol | Östradiol
progesterone: Progesteron
testosterone: Testosteron
tamoxifen: Tamoksifen
letrozole: Letrozol
penicillin: Penisilin
amoxicillin: Amoksisilin
ampicillin: Ampisilin
clavulanic-acid: Klavulanik asit | Klavulanat
cefalexin: Sefaleksin
ceftriaxone: Seftriakson
cefuroxime: Sefuroksim
azithromycin: Azitromisin
clarithromycin: Klaritromisin
erythromycin: Eritromisin
doxycycline: Doksisiklin
tetracycline: Tetrasiklin
ciprofloxacin: Siprofloksasin
levofloxacin: Levofloksasin
clindamycin: Klindamisin
vancomycin: Vankomisin
gentamicin: Gentamisin
metronidazole: Metronidazol
trimethoprim: Trimetoprim
sulfamethoxazole: Sülfametoksazol
co-trimoxazole: Ko-trimoksazol (trimetoprim ve sülfametoksazol) | Ko-trimoksazol | Kotrimoksazol | Trimetoprim ve sülfametoksazol | Trimetoprim/sülfametoksazol
rifampicin: Rifampisin
isoniazid: İzoniazid
aciclovir: Asiklovir
lidocaine: Lidokain
suxamethonium: Süksametonyum | Süksinilkolin
rocuronium: Roküronyum
ketamine: Ketamin
folic-acid: Folik asit
vitamin-d: D vitamini | Vitamin D3 (D vitamini) | D3 vitamini
vitamin-b12: B12 vitamini
vitamin-c: C vitamini | Askorbik asit
iron: Demir (ilaç) | Demir hapı | Demir | Demir ilacı | Demir takviyesi
magnesium: Magnezyum
calcium: Kalsiyum
potassium-chloride: Potasyum klorür
oxygen: Oksijen
hydroxychloroquine: Hidroksiklorokin
sulfasalazine: Sülfasalazin
finasteride: Finasterid
alendronic-acid: Alendronik asit | Alendronat
hydroxycarbamide: Hidroksiüre (hidroksikarbamid) | Hidroksiüre | Hidroksikarbamid
`,
    },
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
hypertension: Yüksek tansiyon (hipertansiyon) | Hipertansiyon | Yüksek tansiyon | Arteriyel hipertansiyon
diabetes: Şeker hastalığı (diyabet) | Diyabet | Şeker hastalığı
diabetes-1: Tip 1 diyabet | Diyabet tip 1 | Tip 1 şeker hastalığı
diabetes-2: Tip 2 diyabet | Diyabet tip 2 | Tip 2 şeker hastalığı
diabetes-gestational: Gebelik diyabeti | Gebelik şekeri | Gestasyonel diyabet
asthma: Astım
copd: KOAH (kronik obstrüktif akciğer hastalığı) | KOAH | Kronik obstrüktif akciğer hastalığı
epilepsy: Epilepsi (sara) | Epilepsi | Sara
atrial-fibrillation: Atriyal fibrilasyon | Atrial fibrilasyon
atrial-flutter: Atriyal flutter
heart-failure: Kalp yetmezliği | Konjestif kalp yetmezliği
coronary: Koroner arter hastalığı | Koroner kalp hastalığı | İskemik kalp hastalığı | KAH
angina-pectoris: Anjina pektoris | Angina pektoris
heart-attack: Kalp krizi | Miyokard enfarktüsü | Miyokard infarktüsü
stroke: İnme | İnme (felç)
ischaemic-stroke: İskemik inme | Beyin enfarktüsü | Serebral enfarktüs
tia: Geçici iskemik atak (GİA) | Geçici iskemik atak
arrhythmia: Kalp ritim bozukluğu (aritmi) | Aritmi | Ritim bozukluğu | Kalp ritim bozukluğu
long-qt: Uzun QT sendromu
brugada: Brugada sendromu
wpw: Wolff-Parkinson-White sendromu | WPW sendromu
svt: Supraventriküler taşikardi
cardiomyopathy: Kardiyomiyopati
hcm: Hipertrofik kardiyomiyopati
aortic-stenosis: Aort darlığı | Aort kapak darlığı | Aort stenozu
mitral-prolapse: Mitral kapak prolapsusu
mitral-regurgitation: Mitral yetmezlik | Mitral kapak yetmezliği
congenital-heart: Doğuştan kalp hastalığı | Konjenital kalp hastalığı | Doğumsal kalp hastalığı
aortic-aneurysm: Aort anevrizması
brain-aneurysm: Beyin anevrizması | Serebral anevrizma
dvt: Derin ven trombozu
pulmonary-embolism: Akciğer embolisi | Pulmoner emboli
pulmonary-hypertension: Pulmoner hipertansiyon
pad: Periferik arter hastalığı
cholesterol: Yüksek kolesterol | Hiperkolesterolemi | Kolesterol yüksekliği
hyperlipidaemia: Hiperlipidemi
depression: Depresyon
anxiety: Anksiyete bozukluğu | Anksiyete | Kaygı bozukluğu | Yaygın anksiyete bozukluğu
bipolar: Bipolar bozukluk | İki uçlu bozukluk
schizophrenia: Şizofreni
ptsd: Travma sonrası stres bozukluğu | TSSB
adhd: Dikkat eksikliği ve hiperaktivite bozukluğu (DEHB) | DEHB | Dikkat eksikliği ve hiperaktivite bozukluğu
autism: Otizm | Otizm spektrum bozukluğu
panic-disorder: Panik bozukluk | Panik bozukluğu
ocd: Obsesif kompulsif bozukluk | OKB | Takıntı hastalığı (OKB)
dementia: Demans (bunama) | Demans | Bunama
alzheimers: Alzheimer hastalığı | Alzheimer
parkinsons: Parkinson hastalığı | Parkinson
multiple-sclerosis: Multipl skleroz (MS hastalığı) | Multipl skleroz | MS hastalığı
als: Amiyotrofik lateral skleroz (ALS) | ALS hastalığı | Amiyotrofik lateral skleroz | Amyotrofik lateral skleroz
myasthenia: Miyastenia gravis | Myastenia gravis
migraine: Migren
cerebral-palsy: Serebral palsi
spinal-cord-injury: Omurilik yaralanması | Omurilik hasarı
spina-bifida: Spina bifida (açık omurga)
guillain-barre: Guillain-Barré sendromu
muscular-dystrophy: Kas distrofisi | Müsküler distrofi
hydrocephalus: Hidrosefali
brain-injury: Travmatik beyin hasarı | Travmatik beyin yaralanması
brain-tumour: Beyin tümörü
narcolepsy: Narkolepsi
paraplegia: Parapleji (bacaklarda felç) | Parapleji
tetraplegia: Tetrapleji (kol ve bacaklarda felç) | Tetrapleji | Kuadripleji
hypothyroidism: Tiroid az çalışması (hipotiroidi) | Hipotiroidi | Hipotiroidizm | Tiroid az çalışması
hyperthyroidism: Tiroid çok çalışması (hipertiroidi) | Hipertiroidi | Hipertiroidizm | Tiroid çok çalışması
hashimoto: Hashimoto tiroiditi | Hashimoto hastalığı | Haşimato | Haşimoto
graves: Graves hastalığı | Basedow hastalığı
addison: Addison hastalığı
adrenal-insufficiency: Böbrek üstü bezi yetmezliği | Adrenal yetmezlik
cushing: Cushing sendromu
cah: Konjenital adrenal hiperplazi
kidney-disease: Kronik böbrek hastalığı | Kronik böbrek yetmezliği | KBY
kidney-failure: Böbrek yetmezliği
dialysis: Diyaliz
haemodialysis: Hemodiyaliz
kidney-transplant: Böbrek nakli
liver-transplant: Karaciğer nakli
heart-transplant: Kalp nakli
kidney-stones: Böbrek taşı | Böbrek taşları
cirrhosis: Karaciğer sirozu | Siroz
hepatitis-b: Hepatit B | Kronik hepatit B
hepatitis-c: Hepatit C | Kronik hepatit C
hiv: HIV enfeksiyonu | HIV pozitif
tuberculosis: Tüberküloz (verem) | Tüberküloz | Verem
fatty-liver: Karaciğer yağlanması | Yağlı karaciğer
pancreatitis: Pankreatit | Pankreas iltihabı
crohns: Crohn hastalığı | Crohn
ulcerative-colitis: Ülseratif kolit
coeliac: Çölyak hastalığı | Çölyak
reflux: Gastroözofageal reflü hastalığı | Reflü | Mide reflüsü | GÖRH
ibs: Huzursuz bağırsak sendromu | İrritabl bağırsak sendromu | Hassas bağırsak sendromu | Spastik kolon
gastric-ulcer: Mide ülseri
rheumatoid: Romatoid artrit
osteoarthritis: Kireçlenme (osteoartrit) | Osteoartrit | Kireçlenme
arthritis: Artrit (eklem iltihabı) | Artrit | Eklem iltihabı
osteoporosis: Kemik erimesi (osteoporoz) | Osteoporoz | Kemik erimesi
gout: Gut hastalığı | Gut
lupus: Lupus (sistemik lupus eritematozus) | Sistemik lupus eritematozus | Lupus
psoriasis: Sedef hastalığı (psoriazis) | Sedef hastalığı | Psoriazis
eczema: Egzama | Ekzema
atopic-dermatitis: Atopik dermatit | Atopik egzama
fibromyalgia: Fibromiyalji
spondylitis: Ankilozan spondilit
anaemia: Anemi (kansızlık) | Anemi | Kansızlık
iron-anaemia: Demir eksikliği anemisi | Demir eksikliği kansızlığı
sickle-cell: Orak hücreli anemi | Orak hücre hastalığı | Orak hücre anemisi
thalassaemia: Talasemi (Akdeniz anemisi) | Akdeniz anemisi | Talasemi
haemophilia: Hemofili
haemophilia-a: Hemofili A
haemophilia-b: Hemofili B
von-willebrand: Von Willebrand hastalığı
thrombocytopenia: Trombosit düşüklüğü (trombositopeni) | Trombositopeni | Trombosit düşüklüğü
factor-v: Faktör V Leiden | Faktör V Leiden mutasyonu
antiphospholipid: Antifosfolipid sendromu | Antifosfolipid antikor sendromu
g6pd: G6PD eksikliği
porphyria: Porfiri
pku: Fenilketonüri
mastocytosis: Mastositoz
hereditary-angioedema: Herediter anjiyoödem | Kalıtsal anjiyoödem
malignant-hyperthermia: Malign hipertermi
cystic-fibrosis: Kistik fibrozis
sleep-apnoea: Uyku apnesi | Obstrüktif uyku apnesi
pulmonary-fibrosis: Pulmoner fibrozis | Akciğer fibrozisi | Akciğer fibrozu
emphysema: Amfizem | Akciğer amfizemi
chronic-bronchitis: Kronik bronşit
breast-cancer: Meme kanseri
prostate-cancer: Prostat kanseri
lung-cancer: Akciğer kanseri
colon-cancer: Kolon kanseri | Kalın bağırsak kanseri | Bağırsak kanseri | Kolorektal kanser
thyroid-cancer: Tiroid kanseri | Tiroit kanseri
leukaemia: Lösemi (kan kanseri) | Lösemi
lymphoma: Lenfoma
myeloma: Multipl miyelom
melanoma: Malign melanom | Melanom
pregnancy: Gebelik | Hamilelik | Hamile | Gebe
preeclampsia: Preeklampsi (gebelik zehirlenmesi) | Preeklampsi | Gebelik zehirlenmesi
endometriosis: Endometriozis
pcos: Polikistik over sendromu | PKOS
prostate-enlarged: Prostat büyümesi | İyi huylu prostat büyümesi | Benign prostat hiperplazisi
glaucoma: Glokom (göz tansiyonu) | Glokom | Göz tansiyonu
cataract: Katarakt
macular-degeneration: Makula dejenerasyonu | Sarı nokta hastalığı
blindness: Körlük | Kör
deafness: Sağırlık | Sağır
hearing-loss: İşitme kaybı
insomnia: Uykusuzluk
obesity: Obezite | Şişmanlık
alcohol-dependence: Alkol bağımlılığı | Alkolizm
asplenia: Dalağı yok (aspleni) | Dalağı yok | Dalak yok | Aspleni
splenectomy: Dalak alınmış (splenektomi) | Splenektomi | Dalak alınması | Dalak alındı | Dalak alınmış
down-syndrome: Down sendromu | Trizomi 21
marfan: Marfan sendromu
ehlers-danlos: Ehlers-Danlos sendromu
sarcoidosis: Sarkoidoz
vasculitis: Vaskülit
scoliosis: Skolyoz
raynaud: Raynaud hastalığı | Raynaud fenomeni | Raynaud sendromu
hay-fever: Saman nezlesi (alerjik rinit) | Alerjik rinit | Saman nezlesi
food-allergy: Besin alerjisi | Gıda alerjisi | Yiyecek alerjisi
chronic-pain: Kronik ağrı
immunodeficiency: Bağışıklık yetmezliği | İmmün yetmezlik | Bağışıklık yetersizliği
tracheostomy: Trakeostomi (boğazda solunum açıklığı) | Trakeostomi
pacemaker: Kalp pili (pacemaker) | Kalp pili
icd: Şok veren kalp pili (ICD) | İmplante edilebilir defibrilatör | İmplante edilebilir kardiyoverter defibrilatör | Şok veren kalp pili
cochlear-implant: Koklear implant | Biyonik kulak
hearing-aid: İşitme cihazı | İşitme cihazları
hip-replacement: Kalça protezi | Total kalça protezi
knee-replacement: Diz protezi | Total diz protezi
coronary-stent: Koroner stent | Kalpte stent | Kalp stenti
insulin-pump: İnsülin pompası
heart-valve: Yapay kalp kapağı | Protez kalp kapağı
mechanical-valve: Mekanik kalp kapağı | Mekanik kapak
biological-valve: Biyolojik kalp kapağı
vp-shunt: Ventriküloperitoneal şant (VP şant) | VP şant | Ventriküloperitoneal şant
port: Deri altı port kateteri | Port kateter
dialysis-fistula: Diyaliz fistülü | AV fistül | Arteriyovenöz fistül
vagus-stimulator: Vagus sinir stimülatörü | Vagal sinir stimülatörü | Vagus siniri uyarıcısı
brain-stimulator: Beyin pili (derin beyin uyarıcısı) | Beyin pili | Derin beyin stimülatörü
metal-plate: Metal plak | Metal plaka
breast-implants: Meme implantı | Meme implantları | Silikon meme implantı
contraceptive-implant: Doğum kontrol implantı
iud: Rahim içi araç (spiral) | Rahim içi araç | RİA
lvad: Sol ventrikül destek cihazı (LVAD) | Sol ventrikül destek cihazı
dental-implants: Diş implantı | Diş implantları
urinary-catheter: İdrar sondası
feeding-tube: Beslenme sondası | Beslenme tüpü | Beslenme sondası (PEG) | PEG sondası
colostomy: Kolostomi
ileostomy: İleostomi
anaphylaxis: Anafilaksi
anaphylactic-shock: Anafilaktik şok
anaphylactic-reaction: Anafilaktik reaksiyon
hives: Kurdeşen (ürtiker) | Kurdeşen | Ürtiker
rash: Döküntü | Cilt döküntüsü | Deri döküntüsü
itching: Kaşıntı
swelling: Şişlik | Şişme | Ödem
facial-swelling: Yüzde şişme | Yüz şişmesi | Yüzde şişlik
lip-swelling: Dudaklarda şişme | Dudak şişmesi | Dudakta şişme
tongue-swelling: Dilde şişme | Dil şişmesi
throat-swelling: Boğazda şişme | Boğaz şişmesi
lips-and-tongue: Dudak ve dilde şişme
angioedema: Anjiyoödem | Anjioödem | Quincke ödemi
breathing: Nefes almada güçlük | Nefes almada zorluk | Nefes alma güçlüğü | Solunum güçlüğü | Zor nefes alma
breathless: Nefes darlığı | Dispne
wheezing: Hışıltılı solunum (wheezing) | Hışıltılı solunum | Hışıltı
bronchospasm: Bronkospazm
asthma-attack: Astım atağı | Astım krizi
cough: Öksürük
sneezing: Hapşırma | Hapşırık | Aksırma
runny-nose: Burun akıntısı
blocked-nose: Burun tıkanıklığı
watery-eyes: Göz sulanması | Gözlerde sulanma | Göz yaşarması
itchy-eyes: Göz kaşıntısı | Gözlerde kaşıntı
red-eyes: Gözlerde kızarıklık | Göz kızarıklığı
mouth-itching: Ağızda kaşıntı | Ağız içinde kaşıntı
nausea: Mide bulantısı | Bulantı
vomiting: Kusma
nausea-vomiting: Bulantı ve kusma
diarrhoea: İshal | Diyare
stomach-pain: Karın ağrısı | Mide ağrısı
stomach-cramps: Karın krampları | Mide krampları | Karın krampı
stomach-upset: Mide rahatsızlığı | Mide bozulması
low-pressure: Tansiyon düşmesi (düşük tansiyon) | Düşük tansiyon | Tansiyon düşmesi | Hipotansiyon | Tansiyon düşüklüğü
dizziness: Baş dönmesi
fainting: Bayılma | Senkop
unconscious: Bilinç kaybı
palpitations: Çarpıntı | Kalp çarpıntısı
fast-heartbeat: Hızlı kalp atışı (taşikardi) | Taşikardi | Hızlı kalp atışı
cardiac-arrest: Kalp durması | Kardiyak arrest
headache: Baş ağrısı
fever: Ateş | Yüksek ateş
redness: Kızarıklık | Ciltte kızarıklık
flushing: Yüzde kızarma | Yüz kızarması
blisters: Su toplaması (kabarcık) | Su toplaması | İçi su dolu kabarcıklar | Büller
skin-peeling: Deri soyulması | Cilt soyulması
contact-dermatitis: Temas egzaması (kontakt dermatit) | Kontakt dermatit | Temas dermatiti | Temas egzaması
stevens-johnson: Stevens-Johnson sendromu
ten: Toksik epidermal nekroliz
dress: DRESS sendromu
serum-sickness: Serum hastalığı
liver-damage: Karaciğer hasarı
kidney-damage: Böbrek hasarı
seizure: Nöbet (konvülsiyon) | Konvülsiyon | Nöbet (havale) | Havale | Epilepsi nöbeti
confusion: Konfüzyon (bilinç bulanıklığı) | Konfüzyon | Bilinç bulanıklığı | Kafa karışıklığı
bleeding: Kanama
muscle-pain: Kas ağrısı | Kas ağrıları | Miyalji
joint-pain: Eklem ağrısı | Eklem ağrıları | Artralji
fatigue: Yorgunluk | Halsizlik
drowsiness: Uyku hali | Uyuklama | Somnolans
chest-pain: Göğüs ağrısı
severe: Ağır | Şiddetli | Ciddi
moderate: Orta şiddette | Orta | Orta şiddetli | Orta derece | Orta derecede | Orta düzeyde
mild: Hafif
life-threatening: Hayati tehlike | Yaşamı tehdit eden | Hayatı tehdit eden | Yaşamı tehdit edici | Hayatı tehdit edici | Hayati tehlikesi var | Yaşamsal tehlike
very-severe: Çok ağır | Çok şiddetli | Çok ciddi
severe-anaphylaxis: Ağır, anafilaksi | Ağır (anafilaksi)
intolerance: İntolerans
unknown: Bilinmiyor
active: Aktif
chronic: Kronik
resolved: İyileşti | Geçti
remission: Remisyonda | Remisyon
controlled: Kontrol altında
well-controlled: İyi kontrol altında
stable: Stabil
treated: Tedavi altında | Tedavi görüyor
monitored: Takip ediliyor | Takipte | Gözlem altında | Takip altında | İzleniyor
improving: İyiye gidiyor | Düzeliyor
worsening: Kötüleşiyor
recovering: İyileşiyor | İyileşme sürecinde
intermittent: Aralıklı
acute: Akut
suspected: Şüpheli | Şüphe
mother: Anne | Annesi | Annem
father: Baba | Babası | Babam
parents: Anne ve baba | Anne baba | Ebeveynler
parent: Anne veya baba (ebeveyn) | Anne veya baba | Ebeveyn
wife: Karısı (eş) | Karısı | Karım | Hanım | Hanımı
husband: Kocası (eş) | Kocası | Kocam | Koca
spouse: Eş | Eşi | Eşim
partner: Hayat arkadaşı | Hayat arkadaşı (partner)
son: Oğul | Oğlu | Oğlum | Erkek çocuk (oğul)
daughter: Kız evlat | Kızı | Kızım
child: Çocuk | Çocuğu | Çocuğum | Evlat
brother: Erkek kardeş | Erkek kardeşi | Erkek kardeşim
sister: Kız kardeş | Kız kardeşi | Kız kardeşim
elder-brother: Ağabey | Abi | Ağabeyi | Abisi | Ağabeyim | Abim
younger-brother: Küçük erkek kardeş
elder-sister: Abla | Ablası | Ablam
younger-sister: Küçük kız kardeş
sibling: Kardeş | Kardeşi | Kardeşim
grandmother: Büyükanne | Anneanne | Babaanne | Nine | Anneannem | Babaannem | Anneannesi | Babaannesi
grandfather: Büyükbaba (dede) | Dede | Büyükbaba | Dedem | Dedesi
grandson: Erkek torun
granddaughter: Kız torun
aunt: Teyze veya hala | Hala | Teyze | Teyzem | Halam | Teyzesi | Halası
uncle: Amca veya dayı | Amca | Dayı | Amcam | Dayım | Amcası | Dayısı
niece: Kız yeğen
nephew: Erkek yeğen
cousin: Kuzen | Kuzenim | Kuzeni
mother-in-law: Kayınvalide | Kaynana | Kayınvalidesi
father-in-law: Kayınpeder | Kayınbaba | Kayınpederi
son-in-law: Damat (kızının eşi) | Damat | Damadı
daughter-in-law: Gelin (oğlunun eşi)
brother-in-law: Kayınbirader veya enişte | Kayınbirader | Bacanak
sister-in-law: Baldız, görümce veya yenge | Baldız | Görümce | Elti
stepmother: Üvey anne
stepfather: Üvey baba
stepson: Üvey oğul
stepdaughter: Üvey kız
friend: Arkadaş | Arkadaşı | Arkadaşım | Yakın arkadaş | En yakın arkadaş
boyfriend: Erkek arkadaş | Erkek arkadaşı | Erkek arkadaşım
girlfriend: Kız arkadaş | Kız arkadaşı | Kız arkadaşım
fiance: Nişanlı (erkek)
fiancee: Nişanlı (kadın)
ex-husband: Eski eş (erkek) | Eski kocası | Eski koca
ex-wife: Eski eş (kadın) | Eski karısı
neighbour: Komşu | Komşusu | Komşum
flatmate: Ev arkadaşı | Oda arkadaşı
colleague: İş arkadaşı
boss: Patron (iş yerinde) | Amir | Yönetici
employer: İşveren
teacher: Öğretmen
school: Okul
carer: Bakıcı | Bakım veren
guardian: Yasal vasi | Vasi
relative: Akraba | Akrabası | Aile üyesi | Yakını
godfather: Vaftiz babası
godmother: Vaftiz annesi
doctor: Doktor | Hekim
family-doctor: Aile hekimi | Aile doktoru
cardiologist: Kardiyolog | Kardiyoloji uzmanı
neurologist: Nörolog | Nöroloji uzmanı
paediatrician: Çocuk doktoru | Çocuk hekimi
nurse: Hemşire
social-worker: Sosyal hizmet uzmanı | Sosyal çalışmacı
self: Kişinin kendisi | Kendisi
oral: Ağızdan (oral) | Ağızdan | Ağız yoluyla
inhaled: Soluyarak (inhalasyon) | İnhalasyon | Soluyarak | İnhalasyon yoluyla
subcutaneous: Deri altına (subkutan) | Deri altına | Deri altı | Cilt altına | Cilt altı | Subkutan
intramuscular: Kas içine (intramusküler) | Kas içine | Kas içi | İntramusküler
intravenous: Damar içine (intravenöz) | Damardan | Damar içine | Damar yoluyla | İntravenöz
sublingual: Dil altına (sublingual) | Dil altı | Dil altına
rectal: Makattan (rektal) | Makattan | Rektal
nasal: Burundan (nazal) | Burundan | Nazal | Burun içine
eye: Göze
ear: Kulağa
skin: Deri üzerine (cilde) | Cilde | Deriye | Topikal | Deri üzerine
patch: İlaçlı bant (transdermal) | Transdermal bant | Transdermal flaster
vaginal: Vajinal yoldan | Vajinal
tube: Beslenme sondasından | Beslenme tüpünden
`,
    },
  ],
  dosing: {
    numbers: 'bir iki üç dört beş altı yedi sekiz dokuz on onbir oniki',
    phrases: `
daily: her gün | günlük | günde | hergün
day-1: günde bir kez | günde 1 kez | günde bir defa | günde 1 defa | günde 1 | günde bir | 1x1 | 1 x 1 | günde tek doz | günde bir tane | günde 1 tane
day-2: günde iki kez | günde 2 kez | günde iki defa | günde 2 defa | günde 2 | günde iki
day-3: günde üç kez | günde 3 kez | günde üç defa | günde 3 defa | günde 3 | günde üç
day-4: günde dört kez | günde 4 kez | günde dört defa | günde 4 defa | günde 4 | günde dört
day-n: günde # kez | günde # defa | günde # | günde #x1 | günde # x 1 | ~#x1
week-1: haftada bir kez | haftada 1 kez | haftada bir | haftada 1 | her hafta | haftalık | haftada bir defa | haftada 1 defa
week-2: haftada iki kez | haftada 2 kez | haftada iki | haftada 2 | haftada iki defa | haftada 2 defa
week-3: haftada üç kez | haftada 3 kez | haftada üç | haftada 3 | haftada üç defa | haftada 3 defa
week-n: haftada # kez | haftada # defa | haftada #
month-1: ayda bir kez | ayda bir | ayda 1 | her ay | ayda 1 kez | ayda bir defa | aylık
year-1: yılda bir kez | yılda bir | yılda 1 | her yıl | yılda 1 kez | senede bir
every-hours: one=saatte bir; other=# saatte bir | her # saatte bir | her saat | # saat arayla
every-other-day: gün aşırı | günaşırı | iki günde bir | 2 günde bir
every-days: # günde bir
every-weeks: # haftada bir
every-months: # ayda bir
every-morning: her sabah
every-evening: her akşam
every-night: her gece
morning: sabah | sabahları | sabahleyin
noon: öğlen | öğle | öğleyin
afternoon: öğleden sonra
evening: akşam | akşamları
night: gece | geceleri
bedtime: yatmadan önce | yatarken | uykudan önce | uyumadan önce
as-needed: gerektiğinde | gerekirse | ihtiyaç halinde | lüzum halinde | ihtiyaç duyulduğunda | gerektikçe
before-meals: yemekten önce | yemeklerden önce
after-meals: yemekten sonra | yemeklerden sonra | tok karnına | tok karına | tok
with-meals: yemekle birlikte | yemekle | yemek sırasında | yemeklerle birlikte
empty-stomach: aç karnına | aç karına
before-breakfast: kahvaltıdan önce
after-breakfast: kahvaltıdan sonra
with-breakfast: kahvaltıyla birlikte | kahvaltı ile birlikte | kahvaltıda
after-dinner: akşam yemeğinden sonra
with-dinner: akşam yemeğiyle birlikte | akşam yemeğiyle | akşam yemeği ile birlikte | akşam yemeğinde
continuous: sürekli | devamlı
before-exercise: egzersizden önce | egzersiz öncesi | spordan önce
emergency: yalnızca acil durumda | acil durumda | acil durumlarda | sadece acil durumda
for-pain: ağrı için | ağrı olunca | ağrı olduğunda
max-day: günde en fazla # | günde en çok # | en fazla günde #
tablet: # tablet | # hap | # tb | # tab
half-tablet: yarım tablet | 1/2 tablet | ½ tablet | yarım hap
quarter-tablet: çeyrek tablet | 1/4 tablet | ¼ tablet | çeyrek hap
capsule: # kapsül
drop: # damla
puff: # puf | # inhalasyon
unit: # ünite | # internasyonal ünite
patch: # ilaçlı bant | # bant | # flaster
sachet: # saşe | # poşet
injection: # iğne | # enjeksiyon
ampoule: # ampul
suppository: # fitil | # supozituvar
spray: # püskürtme | # sıkım
at-morning: sabah #
at-noon: öğlen #
at-evening: akşam #
at-bedtime: yatmadan önce #
after-lunch: öğle yemeğinden sonra
before-dinner: akşam yemeğinden önce
by-inr: INR değerine göre | INR'ye göre
on-waking: uyanınca | kalkınca
`,
  },
}
