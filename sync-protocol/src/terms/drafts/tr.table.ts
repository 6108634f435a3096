/**
 * What Turkish calls the terms of `../index.table.ts`: `id: shown | also written | …`, and how it says
 * doses and frequencies (`LanguageTable` in ../term.ts tells how those are written). A draft: README.md.
 */
import type { DraftTable } from './draft'

export const tr: DraftTable = {
  locale: 'tr',
  terms: [
    {
      source: 'by-hand',
      reviewed: 'none',
      rows: `
gluten-cereals: Glüten içeren tahıllar | Glutenli tahıllar | Gluten içeren tahıllar
gluten: Glüten
wheat: Buğday | Buğday unu
rye: Çavdar
barley: Arpa
oats: Yulaf
spelt: Kılçıksız buğday (spelt) | Spelt buğdayı
crustaceans: Kabuklular (karides, yengeç, ıstakoz) | Kabuklular (eklembacaklı) | Krustaseler
eggs: Yumurta | Tavuk yumurtası
fish: Balık
peanuts: Yer fıstığı | Yerfıstığı
soya: Soya | Soya fasulyesi
milk: Süt | İnek sütü
dairy: Süt ürünleri
milk-protein: Süt proteini | İnek sütü proteini
lactose: Laktoz
tree-nuts: Ağaç yemişleri (fındık, ceviz, badem) | Sert kabuklu yemişler | Ağaç yemişleri | Sert kabuklu meyveler
almonds: Badem
hazelnuts: Fındık
walnuts: Ceviz
cashews: Kaju | Kaju fıstığı
pecans: Pekan cevizi | Pikan cevizi
brazil-nuts: Brezilya cevizi | Brezilya fındığı
pistachios: Antep fıstığı | Şam fıstığı
macadamia: Makademya fındığı | Makadamya | Macadamia fındığı | Makadamya fındığı
celery: Kereviz
mustard: Hardal
sesame: Susam | Susam tohumu
sulphites: Sülfitler | Sülfit | Kükürt dioksit ve sülfitler
lupin: Acı bakla (lüpen) | Acı bakla | Lüpen
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
pine-nuts: Çam fıstığı
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
grass-pollen: Çimen poleni | Ot poleni | Çayır poleni | Çayır polenleri
birch-pollen: Huş ağacı poleni | Huş poleni
tree-pollen: Ağaç poleni | Ağaç polenleri
olive-pollen: Zeytin poleni | Zeytin ağacı poleni
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
bee-venom: Bal arısı zehri | Bal arısı venomu
wasp-sting: Yaban arısı sokması | Eşek arısı sokması | Yaban arısı
wasp-venom: Yaban arısı zehri
insect-sting: Böcek sokması | Böcek ısırığı | Böcek ısırması
mosquito-bite: Sivrisinek ısırığı | Sivrisinek sokması | Sivrisinek
fire-ants: Ateş karıncası | Ateş karıncaları
jellyfish: Denizanası
latex: Lateks
contrast: Kontrast madde | Kontrast maddeler | Kontrast ilacı
iodinated-contrast: İyotlu kontrast madde | İyotlu kontrast
gadolinium: Gadolinyumlu kontrast madde | Gadolinyum
iodine: İyot
povidone-iodine: Povidon iyot | Povidon iyodin
chlorhexidine: Klorheksidin
plasters: Yara bandı (flaster) | Yara bandı | Flaster
nickel: Nikel
cobalt: Kobalt
chromium: Krom
formaldehyde: Formaldehit
perfume: Parfüm
hair-dye: Saç boyası
lanolin: Lanolin
wool: Yün
vaccines: Aşılar
influenza-vaccine: Grip aşısı
tetanus-vaccine: Tetanos aşısı
sunlight: Güneş ışığı
penicillins: Penisilinler
cephalosporins: Sefalosporinler | Sefalosporin
macrolides: Makrolid antibiyotikler | Makrolidler
quinolones: Kinolon antibiyotikler | Kinolonlar | Florokinolonlar
tetracyclines: Tetrasiklin antibiyotikler | Tetrasiklinler
sulfonamides: Sülfonamidler | Sülfonamid | Sülfa grubu antibiyotikler
antibiotics: Antibiyotikler | Antibiyotik
nsaids: Ağrı kesici iltihap gidericiler (NSAİİ) | NSAİİ | Nonsteroid antiinflamatuar ilaçlar
opioids: Opioidler | Opioid | Opiyatlar
local-anaesthetics: Lokal anestezikler | Lokal anestezik | Lokal anestezi
general-anaesthesia: Genel anestezi (narkoz) | Genel anestezi | Narkoz
muscle-relaxants: Kas gevşeticiler (anestezi)
ace-inhibitors: ACE inhibitörleri | ACE inhibitörü | ADE inhibitörü
beta-blockers: Beta blokerler | Beta bloker
statins: Statinler
corticosteroids: Kortikosteroidler | Kortikosteroid | Kortizon
anticoagulants: Kan sulandırıcılar (antikoagülan) | Kan sulandırıcı | Kan sulandırıcılar | Antikoagülan | Antikoagülanlar
antihistamines: Antihistaminikler | Antihistaminik
antidepressants: Antidepresanlar | Antidepresan
diuretics: İdrar söktürücüler (diüretik) | İdrar söktürücü | Diüretik | Diüretikler
oral-contraceptive: Doğum kontrol hapı
multivitamin: Multivitamin
`,
    },
    {
      source: 'inn',
      reviewed: 'none',
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
enoxaparin: Enoksaparin
acenocoumarol: Asenokumarol
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
glibenclamide: Glibenklamid
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
pethidine: Petidin
naloxone: Nalokson
digoxin: Digoksin
lithium: Lityum (lityum karbonat) | Lityum | Lityum karbonat
moclobemide: Moklobemid
selegiline: Selejilin
rasagiline: Rasajilin
carvedilol: Karvedilol
tacrolimus: Takrolimus
ciclosporin: Siklosporin
mycophenolic-acid: Mikofenolik asit | Mikofenolat mofetil
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
nitroglycerin: Nitrogliserin
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
paracetamol: Parasetamol
ibuprofen: İbuprofen
diclofenac: Diklofenak
naproxen: Naproksen
metamizole: Metamizol
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
mesalazine: Mesalazin
levothyroxine: Levotiroksin
thiamazole: Tiamazol | Metimazol
estradiol: Estradiol | Östradiol
progesterone: Progesteron
testosterone: Testosteron
tamoxifen: Tamoksifen
letrozole: Letrozol
penicillin: Penisilin
amoxicillin: Amoksisilin
ampicillin: Ampisilin
clavulanic-acid: Klavulanik asit
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
co-trimoxazole: Ko-trimoksazol (trimetoprim ve sülfametoksazol) | Ko-trimoksazol | Kotrimoksazol
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
iron: Demir (ilaç) | Demir hapı | Demir
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
      reviewed: 'none',
      rows: `
hypertension: Yüksek tansiyon (hipertansiyon) | Hipertansiyon | Yüksek tansiyon
diabetes: Şeker hastalığı (diyabet) | Diyabet | Şeker hastalığı
diabetes-1: Tip 1 diyabet | Diyabet tip 1 | Tip 1 şeker hastalığı
diabetes-2: Tip 2 diyabet | Diyabet tip 2 | Tip 2 şeker hastalığı
diabetes-gestational: Gebelik diyabeti | Gebelik şekeri
asthma: Astım
copd: KOAH (kronik obstrüktif akciğer hastalığı) | KOAH | Kronik obstrüktif akciğer hastalığı
epilepsy: Epilepsi (sara) | Epilepsi | Sara
atrial-fibrillation: Atriyal fibrilasyon
atrial-flutter: Atriyal flutter
heart-failure: Kalp yetmezliği | Konjestif kalp yetmezliği
coronary: Koroner arter hastalığı | Koroner kalp hastalığı | İskemik kalp hastalığı
angina-pectoris: Anjina pektoris | Angina pektoris
heart-attack: Kalp krizi | Miyokard enfarktüsü
stroke: İnme (felç) | İnme
ischaemic-stroke: İskemik inme | Beyin enfarktüsü
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
congenital-heart: Doğuştan kalp hastalığı | Konjenital kalp hastalığı
aortic-aneurysm: Aort anevrizması
brain-aneurysm: Beyin anevrizması
dvt: Derin ven trombozu
pulmonary-embolism: Akciğer embolisi | Pulmoner emboli
pulmonary-hypertension: Pulmoner hipertansiyon
pad: Periferik arter hastalığı
cholesterol: Yüksek kolesterol | Hiperkolesterolemi | Kolesterol yüksekliği
hyperlipidaemia: Hiperlipidemi
depression: Depresyon
anxiety: Anksiyete bozukluğu | Anksiyete | Kaygı bozukluğu
bipolar: Bipolar bozukluk
schizophrenia: Şizofreni
ptsd: Travma sonrası stres bozukluğu
adhd: Dikkat eksikliği ve hiperaktivite bozukluğu (DEHB) | DEHB | Dikkat eksikliği ve hiperaktivite bozukluğu
autism: Otizm | Otizm spektrum bozukluğu
panic-disorder: Panik bozukluk | Panik bozukluğu
ocd: Obsesif kompulsif bozukluk | Takıntı hastalığı (OKB)
dementia: Demans (bunama) | Demans | Bunama
alzheimers: Alzheimer hastalığı | Alzheimer
parkinsons: Parkinson hastalığı | Parkinson
multiple-sclerosis: Multipl skleroz (MS hastalığı) | Multipl skleroz | MS hastalığı
als: Amiyotrofik lateral skleroz (ALS) | ALS hastalığı | Amiyotrofik lateral skleroz
myasthenia: Miyastenia gravis
migraine: Migren
cerebral-palsy: Serebral palsi
spinal-cord-injury: Omurilik yaralanması
spina-bifida: Spina bifida (açık omurga)
guillain-barre: Guillain-Barré sendromu
muscular-dystrophy: Kas distrofisi | Müsküler distrofi
hydrocephalus: Hidrosefali
brain-injury: Travmatik beyin hasarı
brain-tumour: Beyin tümörü
narcolepsy: Narkolepsi
paraplegia: Parapleji (bacaklarda felç) | Parapleji
tetraplegia: Tetrapleji (kol ve bacaklarda felç) | Tetrapleji
hypothyroidism: Tiroid az çalışması (hipotiroidi) | Hipotiroidi
hyperthyroidism: Tiroid çok çalışması (hipertiroidi) | Hipertiroidi
hashimoto: Hashimoto tiroiditi | Hashimoto hastalığı | Haşimato | Haşimoto
graves: Graves hastalığı | Basedow hastalığı
addison: Addison hastalığı
adrenal-insufficiency: Böbrek üstü bezi yetmezliği | Adrenal yetmezlik
cushing: Cushing sendromu
cah: Konjenital adrenal hiperplazi
kidney-disease: Kronik böbrek hastalığı
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
hiv: HIV enfeksiyonu
tuberculosis: Tüberküloz (verem) | Tüberküloz | Verem
fatty-liver: Karaciğer yağlanması | Yağlı karaciğer
pancreatitis: Pankreatit
crohns: Crohn hastalığı
ulcerative-colitis: Ülseratif kolit
coeliac: Çölyak hastalığı | Çölyak
reflux: Gastroözofageal reflü hastalığı | Reflü | Mide reflüsü
ibs: Huzursuz bağırsak sendromu | İrritabl bağırsak sendromu
gastric-ulcer: Mide ülseri
rheumatoid: Romatoid artrit
osteoarthritis: Kireçlenme (osteoartrit) | Osteoartrit | Kireçlenme
arthritis: Artrit (eklem iltihabı) | Artrit
osteoporosis: Kemik erimesi (osteoporoz) | Osteoporoz | Kemik erimesi
gout: Gut hastalığı | Gut
lupus: Lupus (sistemik lupus eritematozus) | Sistemik lupus eritematozus | Lupus
psoriasis: Sedef hastalığı (psoriazis) | Sedef hastalığı | Psoriazis
eczema: Egzama
atopic-dermatitis: Atopik dermatit
fibromyalgia: Fibromiyalji
spondylitis: Ankilozan spondilit
anaemia: Kansızlık (anemi) | Kansızlık
iron-anaemia: Demir eksikliği anemisi
sickle-cell: Orak hücreli anemi | Orak hücre hastalığı
thalassaemia: Talasemi (Akdeniz anemisi) | Akdeniz anemisi | Talasemi
haemophilia: Hemofili
haemophilia-a: Hemofili A
haemophilia-b: Hemofili B
von-willebrand: Von Willebrand hastalığı
thrombocytopenia: Trombosit düşüklüğü (trombositopeni) | Trombositopeni
factor-v: Faktör V Leiden | Faktör V Leiden mutasyonu
antiphospholipid: Antifosfolipid sendromu
g6pd: G6PD eksikliği
porphyria: Porfiri
pku: Fenilketonüri
mastocytosis: Mastositoz
hereditary-angioedema: Herediter anjiyoödem | Kalıtsal anjiyoödem
malignant-hyperthermia: Malign hipertermi
cystic-fibrosis: Kistik fibrozis
sleep-apnoea: Uyku apnesi | Obstrüktif uyku apnesi
pulmonary-fibrosis: Akciğer fibrozu | Pulmoner fibrozis
emphysema: Amfizem
chronic-bronchitis: Kronik bronşit
breast-cancer: Meme kanseri
prostate-cancer: Prostat kanseri
lung-cancer: Akciğer kanseri
colon-cancer: Kolon kanseri | Kalın bağırsak kanseri | Bağırsak kanseri
thyroid-cancer: Tiroid kanseri
leukaemia: Lösemi (kan kanseri) | Lösemi
lymphoma: Lenfoma
myeloma: Multipl miyelom
melanoma: Melanom (cilt kanseri) | Melanom
pregnancy: Gebelik | Hamilelik | Hamile | Gebe
preeclampsia: Preeklampsi (gebelik zehirlenmesi) | Preeklampsi | Gebelik zehirlenmesi
endometriosis: Endometriozis
pcos: Polikistik over sendromu | PKOS
prostate-enlarged: Prostat büyümesi | İyi huylu prostat büyümesi
glaucoma: Glokom (göz tansiyonu) | Glokom | Göz tansiyonu
cataract: Katarakt
macular-degeneration: Makula dejenerasyonu | Sarı nokta hastalığı
blindness: Körlük (görme engelli) | Görme engelli
deafness: Sağırlık (işitme engelli) | Sağırlık
hearing-loss: İşitme kaybı
insomnia: Uykusuzluk
obesity: Obezite
alcohol-dependence: Alkol bağımlılığı | Alkolizm
asplenia: Dalağı yok (aspleni) | Dalağı yok
splenectomy: Dalak alınmış (splenektomi) | Splenektomi | Dalak alınması
down-syndrome: Down sendromu
marfan: Marfan sendromu
ehlers-danlos: Ehlers-Danlos sendromu
sarcoidosis: Sarkoidoz
vasculitis: Vaskülit
scoliosis: Skolyoz
raynaud: Raynaud hastalığı | Raynaud fenomeni
hay-fever: Saman nezlesi (alerjik rinit) | Alerjik rinit | Saman nezlesi
food-allergy: Besin alerjisi | Gıda alerjisi
chronic-pain: Kronik ağrı
immunodeficiency: Bağışıklık yetmezliği | İmmün yetmezlik
tracheostomy: Trakeostomi (boğazda solunum açıklığı) | Trakeostomi
pacemaker: Kalp pili (pacemaker) | Kalp pili
icd: Şok veren kalp pili (ICD) | İmplante edilebilir defibrilatör
cochlear-implant: Koklear implant
hearing-aid: İşitme cihazı | İşitme cihazları
hip-replacement: Kalça protezi
knee-replacement: Diz protezi
coronary-stent: Koroner stent | Kalpte stent
insulin-pump: İnsülin pompası
heart-valve: Yapay kalp kapağı | Protez kalp kapağı
mechanical-valve: Mekanik kalp kapağı | Mekanik kapak
biological-valve: Biyolojik kalp kapağı
vp-shunt: Ventriküloperitoneal şant (VP şant) | VP şant | Ventriküloperitoneal şant
port: Deri altı port kateteri | Port kateter
dialysis-fistula: Diyaliz fistülü
vagus-stimulator: Vagus siniri uyarıcısı | Vagal sinir stimülatörü
brain-stimulator: Beyin pili (derin beyin uyarıcısı) | Beyin pili
metal-plate: Metal plak
breast-implants: Meme implantı | Meme implantları | Meme protezi
contraceptive-implant: Doğum kontrol implantı
iud: Rahim içi araç (spiral) | Rahim içi araç
dental-implants: Diş implantı | Diş implantları
urinary-catheter: İdrar sondası
feeding-tube: Beslenme sondası (PEG) | Beslenme sondası | Beslenme tüpü
colostomy: Kolostomi
ileostomy: İleostomi
anaphylaxis: Anafilaksi
anaphylactic-shock: Anafilaktik şok
anaphylactic-reaction: Anafilaktik reaksiyon
hives: Kurdeşen (ürtiker) | Kurdeşen | Ürtiker
rash: Döküntü | Cilt döküntüsü | Deri döküntüsü
itching: Kaşıntı
swelling: Şişlik | Şişme
facial-swelling: Yüzde şişme | Yüz şişmesi | Yüzde şişlik
lip-swelling: Dudaklarda şişme | Dudak şişmesi | Dudakta şişme
tongue-swelling: Dilde şişme | Dil şişmesi
throat-swelling: Boğazda şişme | Boğaz şişmesi
lips-and-tongue: Dudak ve dilde şişme
angioedema: Anjiyoödem | Anjioödem | Quincke ödemi
breathing: Nefes almada zorluk | Nefes alma güçlüğü | Solunum güçlüğü | Zor nefes alma
breathless: Nefes darlığı
wheezing: Hırıltılı solunum | Hırıltı
bronchospasm: Bronkospazm
asthma-attack: Astım atağı | Astım krizi
cough: Öksürük
sneezing: Hapşırma | Hapşırık
runny-nose: Burun akıntısı
blocked-nose: Burun tıkanıklığı
watery-eyes: Göz sulanması | Göz yaşarması
itchy-eyes: Göz kaşıntısı | Gözlerde kaşıntı
red-eyes: Gözlerde kızarıklık | Göz kızarıklığı
mouth-itching: Ağızda kaşıntı
nausea: Mide bulantısı | Bulantı
vomiting: Kusma
nausea-vomiting: Bulantı ve kusma
diarrhoea: İshal
stomach-pain: Karın ağrısı | Mide ağrısı
stomach-cramps: Karın krampları | Mide krampları | Karın krampı
stomach-upset: Mide rahatsızlığı
low-pressure: Tansiyon düşmesi (düşük tansiyon) | Düşük tansiyon | Tansiyon düşmesi | Hipotansiyon | Tansiyon düşüklüğü
dizziness: Baş dönmesi
fainting: Bayılma
unconscious: Bilinç kaybı
palpitations: Çarpıntı
fast-heartbeat: Hızlı kalp atışı (taşikardi) | Taşikardi | Hızlı kalp atışı
cardiac-arrest: Kalp durması
headache: Baş ağrısı
fever: Ateş (yüksek ateş) | Yüksek ateş
redness: Kızarıklık
flushing: Yüzde kızarma (sıcak basması) | Sıcak basması
blisters: Su toplaması (kabarcık) | İçi su dolu kabarcıklar
skin-peeling: Deri soyulması | Cilt soyulması
contact-dermatitis: Temas egzaması (kontakt dermatit) | Kontakt dermatit
stevens-johnson: Stevens-Johnson sendromu
ten: Toksik epidermal nekroliz
dress: DRESS sendromu
serum-sickness: Serum hastalığı
liver-damage: Karaciğer hasarı
kidney-damage: Böbrek hasarı
seizure: Nöbet (havale) | Havale | Epilepsi nöbeti
confusion: Bilinç bulanıklığı | Kafa karışıklığı
bleeding: Kanama
muscle-pain: Kas ağrısı | Kas ağrıları
joint-pain: Eklem ağrısı | Eklem ağrıları
fatigue: Yorgunluk | Halsizlik
drowsiness: Uyku hali | Uyuklama
chest-pain: Göğüs ağrısı
severe: Ağır | Şiddetli | Ciddi
moderate: Orta (şiddette) | Orta | Orta şiddetli | Orta derece
mild: Hafif
life-threatening: Hayati tehlike | Yaşamı tehdit eden
very-severe: Çok ağır | Çok şiddetli | Çok ciddi
severe-anaphylaxis: Ağır, anafilaksi | Ağır (anafilaksi)
intolerance: İntolerans
unknown: Bilinmiyor
active: Aktif
chronic: Kronik
resolved: İyileşti | Geçti | Düzeldi
remission: Remisyonda | Remisyon
controlled: Kontrol altında
well-controlled: İyi kontrol altında
stable: Stabil
treated: Tedavi altında | Tedavi görüyor
monitored: Takip ediliyor | Takipte | Gözlem altında
improving: İyiye gidiyor
worsening: Kötüleşiyor
recovering: İyileşiyor
intermittent: Aralıklı
acute: Akut
suspected: Şüpheli | Şüphe
mother: Anne
father: Baba
parents: Anne ve baba | Ebeveynler
parent: Anne veya baba (ebeveyn) | Ebeveyn
wife: Karısı (eş) | Hanım | Hanımı
husband: Kocası (eş) | Koca
spouse: Eş
partner: Hayat arkadaşı | Hayat arkadaşı (partner)
son: Oğul | Oğlu | Oğlum | Erkek çocuk (oğul)
daughter: Kız evlat | Kızı | Kızım
child: Çocuk | Evlat
brother: Erkek kardeş
sister: Kız kardeş
elder-brother: Ağabey | Abi
younger-brother: Küçük erkek kardeş
elder-sister: Abla
younger-sister: Küçük kız kardeş
sibling: Kardeş
grandmother: Büyükanne | Anneanne | Babaanne | Nine
grandfather: Büyükbaba (dede) | Dede | Büyükbaba
grandson: Erkek torun
granddaughter: Kız torun
aunt: Teyze veya hala | Hala | Teyze
uncle: Amca veya dayı | Amca | Dayı
niece: Kız yeğen
nephew: Erkek yeğen
cousin: Kuzen
mother-in-law: Kayınvalide | Kaynana
father-in-law: Kayınpeder | Kayınbaba
son-in-law: Damat (kızının eşi) | Damat
daughter-in-law: Gelin (oğlunun eşi)
brother-in-law: Kayınbirader veya enişte | Kayınbirader | Bacanak
sister-in-law: Baldız, görümce veya yenge | Baldız | Görümce
stepmother: Üvey anne
stepfather: Üvey baba
stepson: Üvey oğul
stepdaughter: Üvey kız
friend: Arkadaş (dost) | Arkadaş | Dost | En yakın arkadaş | Yakın arkadaş
boyfriend: Erkek arkadaş
girlfriend: Kız arkadaş
fiance: Nişanlı (erkek)
fiancee: Nişanlı (kadın)
ex-husband: Eski koca | Eski eş (erkek)
ex-wife: Eski karı | Eski eş (kadın)
neighbour: Komşu
flatmate: Ev arkadaşı
colleague: İş arkadaşı
boss: Patron (iş yerinde) | Müdür
employer: İşveren
teacher: Öğretmen
school: Okul
carer: Bakıcı
guardian: Yasal vasi | Vasi
relative: Akraba
doctor: Doktor | Hekim
family-doctor: Aile hekimi | Aile doktoru
cardiologist: Kardiyolog
neurologist: Nörolog
paediatrician: Çocuk doktoru
nurse: Hemşire
social-worker: Sosyal hizmet uzmanı | Sosyal çalışmacı
self: Kişinin kendisi | Kendisi
oral: Ağızdan (oral) | Ağızdan
inhaled: Soluyarak (inhalasyon) | İnhalasyon
subcutaneous: Deri altına (subkutan) | Deri altına | Cilt altına
intramuscular: Kas içine (intramusküler) | Kas içine | Kalçadan iğne (kas içine)
intravenous: Damar içine (intravenöz) | Damardan | Damar içine
sublingual: Dil altına (sublingual) | Dil altı | Dil altına
rectal: Makattan (rektal) | Makattan
nasal: Burundan (nazal) | Burundan
eye: Göze
ear: Kulağa
skin: Deri üzerine (cilde) | Cilde | Deriye
patch: İlaçlı bant (transdermal) | Transdermal bant
vaginal: Vajinal yoldan | Vajinadan
tube: Beslenme sondasından
`,
    },
  ],
  dosing: {
    numbers: 'bir iki üç dört beş altı yedi sekiz dokuz on onbir oniki',
    phrases: `
daily: her gün | günlük | günde | hergün
day-1: günde bir kez | günde 1 kez | günde bir defa | günde 1 defa | günde 1 | günde bir
day-2: günde iki kez | günde 2 kez | günde iki defa | günde 2 defa | günde 2 | günde iki
day-3: günde üç kez | günde 3 kez | günde üç defa | günde 3 defa | günde 3 | günde üç
day-4: günde dört kez | günde 4 kez | günde dört defa | günde 4 defa | günde 4 | günde dört
day-n: günde # kez | günde # defa | günde #
week-1: haftada bir kez | haftada 1 kez | haftada bir | haftada 1 | her hafta | haftalık | haftada bir defa | haftada 1 defa
week-2: haftada iki kez | haftada 2 kez | haftada iki | haftada 2 | haftada iki defa | haftada 2 defa
week-3: haftada üç kez | haftada 3 kez | haftada üç | haftada 3 | haftada üç defa | haftada 3 defa
week-n: haftada # kez | haftada # defa | haftada #
month-1: ayda bir kez | ayda bir | ayda 1 | her ay | ayda 1 kez | aylık
year-1: yılda bir kez | yılda bir | yılda 1 | her yıl | yılda 1 kez
every-hours: # saatte bir | her # saatte bir | saatte bir | her saat | # saat arayla
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
as-needed: gerektiğinde | gerekirse | ihtiyaç halinde | lüzum halinde | ihtiyaç duyulduğunda
before-meals: yemekten önce | yemeklerden önce | aç karnına yemekten önce
after-meals: yemekten sonra | yemeklerden sonra
with-meals: yemekle birlikte | yemekle | yemek sırasında | yemeklerle birlikte
empty-stomach: aç karnına | aç karına
before-breakfast: kahvaltıdan önce
after-breakfast: kahvaltıdan sonra
with-breakfast: kahvaltıyla birlikte | kahvaltıda
after-dinner: akşam yemeğinden sonra
with-dinner: akşam yemeğiyle birlikte | akşam yemeğinde
continuous: sürekli
before-exercise: egzersizden önce | spordan önce
emergency: yalnızca acil durumda | acil durumda | acil durumlarda | sadece acil durumda
for-pain: ağrı için | ağrı olunca | ağrı olduğunda
max-day: günde en fazla # | günde en çok # | en fazla günde #
tablet: # tablet | # hap | # tb
half-tablet: yarım tablet | 1/2 tablet (yarım) | yarım hap
quarter-tablet: çeyrek tablet | çeyrek hap
capsule: # kapsül
drop: # damla
puff: # fıs (inhaler) | # puf | # fıs
unit: # ünite | # iünite
patch: # ilaçlı bant
sachet: # saşe | # poşet
injection: # iğne | # enjeksiyon
ampoule: # ampul
suppository: # fitil | # supozituvar
spray: # püskürtme | # sprey sıkımı
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
  leftOut: `
ragweed hornets phenprocoumon phenelzine lvad godmother godfather
`,
  ambiguous: `
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
`,
}
