/**
 * Rows are `id: shown | also written | …`, with the ids of `src/terms/index.table.ts` (see ../terms.ts).
 */
import type { LanguageTable } from '../terms'

export const terms: LanguageTable = {
  locale: 'ro',
  terms: [
    {
      source: 'eu-1169-2011',
      reviewed: 'two-drafts',
      rows: `
gluten-cereals: Cereale care conțin gluten | Cereale cu gluten
crustaceans: Crustacee
eggs: Ouă | Ou | Ouă de găină | Ou de găină
fish: Pește
peanuts: Arahide | Arahidă | Alune de pământ
soya: Soia | Boabe de soia
milk: Lapte | Lapte de vacă
almonds: Migdale | Migdală
hazelnuts: Alune de pădure | Alună de pădure
walnuts: Nuci (Juglans regia) | Nuci (de nuc) | Miez de nucă
cashews: Nuci caju | Caju | Nuci de caju | Anacarde
pecans: Nuci pecan | Pecan
brazil-nuts: Nuci de Brazilia | Nuci braziliene
pistachios: Fistic
macadamia: Nuci macadamia | Macadamia | Nuci de macadamia
tree-nuts: Fructe cu coajă lemnoasă (nuci, migdale) | Fructe cu coajă lemnoasă | Fructe cu coajă
celery: Țelină
mustard: Muștar
sesame: Susan | Semințe de susan
sulphites: Sulfiți | Dioxid de sulf și sulfiți
lupin: Lupin
molluscs: Moluște
wheat: Grâu | Făină de grâu
rye: Secară
barley: Orz
oats: Ovăz
spelt: Grâu spelta | Grâu spelt | Spelta
`,
    },
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
gluten: Gluten
dairy: Produse lactate
milk-protein: Proteine din lapte | Proteina laptelui de vacă | Proteine din lapte de vacă
lactose: Lactoză
shellfish: Crustacee și moluște
shrimp: Creveți | Crevete
crab: Crabi | Crab
lobster: Homar
mussels: Midii | Midie
oysters: Stridii | Stridie
squid: Calmar | Calamar | Calamari
salmon: Somon
tuna: Ton (pește)
cod: Cod (pește)
buckwheat: Hrișcă
maize: Porumb
rice: Orez
potato: Cartofi | Cartof
chickpeas: Năut
lentils: Linte
peas: Mazăre
poppy-seeds: Semințe de mac
sunflower-seeds: Semințe de floarea-soarelui
pine-nuts: Semințe de pin
coconut: Nucă de cocos | Cocos
mango: Mango
pineapple: Ananas
strawberries: Căpșuni | Căpșună | Căpșune
kiwi: Kiwi
banana: Banane | Banană
avocado: Avocado
apple: Mere | Măr
peach: Piersici | Piersică
citrus: Citrice
orange: Portocale | Portocală
lemon: Lămâie | Lămâi
tomato: Roșii (tomate) | Tomate | Roșii
carrot: Morcovi | Morcov
garlic: Usturoi
onion: Ceapă
cinnamon: Scorțișoară
chocolate: Ciocolată
cocoa: Cacao
honey: Miere
beef: Carne de vită
pork: Carne de porc
red-meat: Carne roșie
chicken-meat: Carne de pui
gelatine: Gelatină
yeast: Drojdie
pollen: Polen
grass-pollen: Polen de graminee | Polen de iarbă | Graminee
birch-pollen: Polen de mesteacăn
tree-pollen: Polen de copaci | Polen de arbori
olive-pollen: Polen de măslin
ragweed: Ambrozie | Polen de ambrozie
mugwort: Pelin negru (pelinariță) | Pelinariță | Polen de pelinariță
dust-mites: Acarieni din praful de casă | Acarieni | Acarieni de praf | Acarieni din praf
house-dust: Praf de casă
mould: Mucegai | Mucegaiuri | Spori de mucegai
cats: Pisici | Pisică
cat-hair: Păr de pisică | Blană de pisică
dogs: Câini | Câine
dog-hair: Păr de câine | Blană de câine
horses: Cai | Cal
animal-hair: Păr de animale | Blană de animale
feathers: Pene de pasăre | Puf și pene | Pene de păsări
cockroaches: Gândaci de bucătărie | Gândac de bucătărie
bee-sting: Înțepături de albină | Înțepătură de albină | Albine | Albină
bee-venom: Venin de albină | Venin de albine
wasp-sting: Înțepături de viespe | Înțepătură de viespe | Viespi | Viespe
wasp-venom: Venin de viespe | Venin de viespi
hornets: Gărgăuni (viespi mari) | Gărgăuni | Gărgăun
insect-sting: Înțepături de insecte | Înțepătură de insectă | Înțepături de insectă
mosquito-bite: Înțepături de țânțari | Înțepătură de țânțar | Țânțari | Țânțar | Înțepături de țânțar
fire-ants: Furnici de foc
jellyfish: Meduze | Meduză
latex: Latex
contrast: Substanță de contrast | Substanțe de contrast | Contrast radiologic
iodinated-contrast: Substanță de contrast iodată | Substanțe de contrast iodate | Contrast iodat
gadolinium: Substanță de contrast cu gadoliniu | Gadoliniu | Contrast cu gadoliniu
iodine: Iod
povidone-iodine: Povidonă iodată | Iod-povidonă
chlorhexidine: Clorhexidină
plasters: Leucoplast (bandă adezivă) | Leucoplast | Bandă adezivă | Plasturi adezivi | Plasture adeziv
nickel: Nichel
cobalt: Cobalt
chromium: Crom
formaldehyde: Formaldehidă
perfume: Parfum | Parfumuri
hair-dye: Vopsea de păr
lanolin: Lanolină
wool: Lână
vaccines: Vaccinuri
influenza-vaccine: Vaccin gripal | Vaccin antigripal
tetanus-vaccine: Vaccin antitetanic
sunlight: Lumina soarelui
penicillins: Peniciline
cephalosporins: Cefalosporine | Cefalosporină
macrolides: Antibiotice macrolide | Macrolide
quinolones: Antibiotice chinolone | Chinolone | Fluorochinolone
tetracyclines: Antibiotice tetracicline | Tetracicline
sulfonamides: Sulfonamide (sulfamide) | Sulfamide | Sulfonamide
antibiotics: Antibiotice | Antibiotic
nsaids: Antiinflamatoare nesteroidiene (AINS) | AINS | Antiinflamatoare nesteroidiene
opioids: Opioide | Opiacee
local-anaesthetics: Anestezice locale | Anestezic local
general-anaesthesia: Anestezie generală
muscle-relaxants: Relaxante musculare (anestezie) | Blocante neuromusculare
ace-inhibitors: Inhibitori ai ECA (IECA) | IECA | Inhibitori ai enzimei de conversie | Inhibitori ECA
beta-blockers: Beta-blocante | Betablocante | Beta-blocant | Betablocant
statins: Statine | Statină
corticosteroids: Corticosteroizi | Corticoizi | Corticosteroid | Cortizon
anticoagulants: Anticoagulante | Anticoagulant
antihistamines: Antihistaminice | Antihistaminic
antidepressants: Antidepresive | Antidepresiv
diuretics: Diuretice | Diuretic
oral-contraceptive: Contraceptive orale | Contraceptiv oral | Anticoncepționale orale | Anticoncepționale | Pilule contraceptive | Pilulă contraceptivă
multivitamin: Multivitamine
`,
    },
    {
      source: 'inn',
      reviewed: 'two-drafts',
      same: `
apixaban rivaroxaban dabigatran edoxaban clopidogrel ticagrelor prasugrel glucagon
levetiracetam tramadol metoprolol bisoprolol atenolol propranolol carvedilol nebivolol
sotalol timolol tacrolimus adalimumab etanercept infliximab rituximab lisinopril ramipril
enalapril perindopril captopril losartan valsartan candesartan telmisartan irbesartan
olmesartan diltiazem verapamil doxazosin tamsulosin salbutamol formoterol salmeterol
montelukast ibuprofen diclofenac naproxen celecoxib ketorolac citalopram escitalopram
haloperidol diazepam lorazepam alprazolam clonazepam midazolam zolpidem levodopa carbidopa
donepezil baclofen sumatriptan ondansetron estradiol tamoxifen aciclovir propofol sildenafil
denosumab latanoprost
`,
      rows: `
warfarin: Warfarină | Varfarină
heparin: Heparină
enoxaparin: Enoxaparină | Enoxaparină sodică
dalteparin: Dalteparină | Dalteparină sodică
acenocoumarol: Acenocumarol | Trombostop
phenprocoumon: Fenprocumonă | Fenprocumon
acetylsalicylic-acid: Acid acetilsalicilic | Aspirină
insulin: Insulină
insulin-glargine: Insulină glargin
insulin-lispro: Insulină lispro
insulin-aspart: Insulină aspart
insulin-degludec: Insulină degludec
insulin-detemir: Insulină detemir
metformin: Metformin | Metformină
glimepiride: Glimepiridă
gliclazide: Gliclazidă
glibenclamide: Glibenclamidă
sitagliptin: Sitagliptin | Sitagliptină
linagliptin: Linagliptin | Linagliptină
empagliflozin: Empagliflozin | Empagliflozină
dapagliflozin: Dapagliflozin | Dapagliflozină
semaglutide: Semaglutidă
liraglutide: Liraglutidă
dulaglutide: Dulaglutidă
pioglitazone: Pioglitazonă
prednisone: Prednison
prednisolone: Prednisolon
methylprednisolone: Metilprednisolon
hydrocortisone: Hidrocortizon
dexamethasone: Dexametazonă
fludrocortisone: Fludrocortizon
budesonide: Budesonidă | Budesonid
beclometasone: Beclometazonă
fluticasone: Fluticazonă
lamotrigine: Lamotrigină
valproic-acid: Acid valproic | Valproat de sodiu | Valproat
carbamazepine: Carbamazepină
oxcarbazepine: Oxcarbazepină
phenytoin: Fenitoină
phenobarbital: Fenobarbital
topiramate: Topiramat
lacosamide: Lacosamidă
gabapentin: Gabapentin | Gabapentină
pregabalin: Pregabalină
morphine: Morfină
fentanyl: Fentanil
oxycodone: Oxicodonă
hydromorphone: Hidromorfonă
methadone: Metadonă
buprenorphine: Buprenorfină
codeine: Codeină
pethidine: Petidină | Mialgin
naloxone: Naloxonă
digoxin: Digoxin | Digoxină
lithium: Litiu (carbonat de litiu) | Litiu | Carbonat de litiu
phenelzine: Fenelzină
moclobemide: Moclobemidă
selegiline: Selegilină
rasagiline: Rasagilină
ciclosporin: Ciclosporină
mycophenolic-acid: Acid micofenolic | Micofenolat mofetil
azathioprine: Azatioprină
methotrexate: Metotrexat
amlodipine: Amlodipină | Besilat de amlodipină
nifedipine: Nifedipină
furosemide: Furosemid
torasemide: Torasemid
hydrochlorothiazide: Hidroclorotiazidă
spironolactone: Spironolactonă
indapamide: Indapamidă
clonidine: Clonidină
amiodarone: Amiodaronă
flecainide: Flecainidă
nitroglycerin: Nitroglicerină
atorvastatin: Atorvastatină
simvastatin: Simvastatină
rosuvastatin: Rosuvastatină
pravastatin: Pravastatină
ezetimibe: Ezetimib
tiotropium: Tiotropiu | Bromură de tiotropiu
ipratropium: Ipratropiu | Bromură de ipratropiu
theophylline: Teofilină
adrenaline: Adrenalină (epinefrină) | Adrenalină | Epinefrină
cetirizine: Cetirizină
loratadine: Loratadină
desloratadine: Desloratadină
fexofenadine: Fexofenadină
diphenhydramine: Difenhidramină
paracetamol: Paracetamol
metamizole: Metamizol | Metamizol sodic | Algocalmin
colchicine: Colchicină
allopurinol: Alopurinol
sertraline: Sertralină
fluoxetine: Fluoxetină
paroxetine: Paroxetină
venlafaxine: Venlafaxină
duloxetine: Duloxetină
mirtazapine: Mirtazapină
amitriptyline: Amitriptilină
bupropion: Bupropionă
trazodone: Trazodonă
quetiapine: Quetiapină
olanzapine: Olanzapină
risperidone: Risperidonă
aripiprazole: Aripiprazol
clozapine: Clozapină
methylphenidate: Metilfenidat
melatonin: Melatonină
pramipexole: Pramipexol
memantine: Memantină
pyridostigmine: Piridostigmină
omeprazole: Omeprazol
pantoprazole: Pantoprazol
esomeprazole: Esomeprazol
lansoprazole: Lansoprazol
famotidine: Famotidină
metoclopramide: Metoclopramid
domperidone: Domperidonă
loperamide: Loperamidă
lactulose: Lactuloză
mesalazine: Mesalazină
levothyroxine: Levotiroxină | Levotiroxină sodică
thiamazole: Tiamazol
desmopressin: Desmopresină
progesterone: Progesteron
testosterone: Testosteron
letrozole: Letrozol
penicillin: Penicilină
amoxicillin: Amoxicilină
ampicillin: Ampicilină
clavulanic-acid: Acid clavulanic
cefalexin: Cefalexină
ceftriaxone: Ceftriaxonă
cefuroxime: Cefuroximă
azithromycin: Azitromicină
clarithromycin: Claritromicină
erythromycin: Eritromicină
doxycycline: Doxiciclină
tetracycline: Tetraciclină
ciprofloxacin: Ciprofloxacină
levofloxacin: Levofloxacină
clindamycin: Clindamicină
vancomycin: Vancomicină
gentamicin: Gentamicină
nitrofurantoin: Nitrofurantoină
metronidazole: Metronidazol
trimethoprim: Trimetoprim
sulfamethoxazole: Sulfametoxazol
co-trimoxazole: Co-trimoxazol (trimetoprim și sulfametoxazol) | Co-trimoxazol | Cotrimoxazol | Biseptol
rifampicin: Rifampicină
isoniazid: Izoniazidă
lidocaine: Lidocaină | Xilină
suxamethonium: Suxametoniu | Succinilcolină
rocuronium: Rocuroniu | Bromură de rocuroniu
ketamine: Ketamină
folic-acid: Acid folic
vitamin-d: Vitamina D | Vitamina D3
vitamin-b12: Vitamina B12
vitamin-c: Vitamina C | Acid ascorbic
iron: Fier | Supliment de fier | Comprimate de fier
magnesium: Magneziu
calcium: Calciu
potassium-chloride: Clorură de potasiu
oxygen: Oxigen
hydroxychloroquine: Hidroxiclorochină
sulfasalazine: Sulfasalazină
finasteride: Finasteridă
alendronic-acid: Acid alendronic | Alendronat
hydroxycarbamide: Hidroxicarbamidă | Hidroxiuree
`,
    },
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
hypertension: Hipertensiune arterială (tensiune mare) | Hipertensiune arterială | Hipertensiune | Tensiune arterială mare | Tensiune mare | HTA
diabetes: Diabet zaharat | Diabet
diabetes-1: Diabet zaharat tip 1 | Diabet tip 1 | Diabet de tip 1 | Diabet zaharat de tip 1
diabetes-2: Diabet zaharat tip 2 | Diabet tip 2 | Diabet de tip 2 | Diabet zaharat de tip 2
diabetes-gestational: Diabet gestațional | Diabet zaharat gestațional
asthma: Astm bronșic | Astm
copd: BPOC (bronhopneumopatie obstructivă cronică) | BPOC | Bronhopneumopatie obstructivă cronică
epilepsy: Epilepsie
atrial-fibrillation: Fibrilație atrială
atrial-flutter: Flutter atrial
heart-failure: Insuficiență cardiacă | Insuficiență cardiacă cronică
coronary: Boală coronariană (cardiopatie ischemică) | Cardiopatie ischemică | Boală coronariană | Boala arterelor coronare
angina-pectoris: Angină pectorală
heart-attack: Infarct miocardic | Infarct | Infarct miocardic acut | Atac de cord
stroke: Accident vascular cerebral (AVC) | Accident vascular cerebral | AVC
ischaemic-stroke: Accident vascular cerebral ischemic | AVC ischemic | Infarct cerebral
tia: Accident ischemic tranzitor (AIT) | Accident ischemic tranzitor | AIT | Accident ischemic tranzitoriu | Atac ischemic tranzitor | Atac ischemic tranzitoriu
arrhythmia: Tulburare de ritm cardiac (aritmie) | Aritmie | Aritmie cardiacă | Tulburare de ritm cardiac
long-qt: Sindrom de QT lung | Sindrom QT lung
brugada: Sindrom Brugada | Sindromul Brugada
wpw: Sindrom Wolff-Parkinson-White | Sindromul Wolff-Parkinson-White
svt: Tahicardie supraventriculară
cardiomyopathy: Cardiomiopatie
hcm: Cardiomiopatie hipertrofică
aortic-stenosis: Stenoză aortică
mitral-prolapse: Prolaps de valvă mitrală
mitral-regurgitation: Insuficiență mitrală | Regurgitare mitrală
congenital-heart: Malformație cardiacă congenitală | Boală cardiacă congenitală
aortic-aneurysm: Anevrism de aortă | Anevrism aortic
brain-aneurysm: Anevrism cerebral
dvt: Tromboză venoasă profundă | TVP
pulmonary-embolism: Embolie pulmonară | Trombembolism pulmonar | Tromboembolism pulmonar
pulmonary-hypertension: Hipertensiune pulmonară
pad: Boală arterială periferică
cholesterol: Colesterol mărit | Colesterol crescut | Hipercolesterolemie
hyperlipidaemia: Hiperlipidemie
depression: Depresie
anxiety: Tulburare de anxietate | Anxietate
bipolar: Tulburare bipolară
schizophrenia: Schizofrenie
ptsd: Tulburare de stres posttraumatic
adhd: ADHD (deficit de atenție cu hiperactivitate) | Tulburare hiperkinetică cu deficit de atenție
autism: Autism | Tulburare de spectru autist
panic-disorder: Tulburare de panică
ocd: Tulburare obsesiv-compulsivă
dementia: Demență
alzheimers: Boala Alzheimer | Alzheimer
parkinsons: Boala Parkinson | Parkinson
multiple-sclerosis: Scleroză multiplă | Scleroză în plăci
als: Scleroză laterală amiotrofică (SLA) | Scleroză laterală amiotrofică
myasthenia: Miastenia gravis | Miastenie
migraine: Migrenă | Migrene
cerebral-palsy: Paralizie cerebrală
spinal-cord-injury: Leziune a măduvei spinării
spina-bifida: Spina bifida
guillain-barre: Sindrom Guillain-Barré | Sindromul Guillain-Barré
muscular-dystrophy: Distrofie musculară
hydrocephalus: Hidrocefalie
brain-injury: Traumatism cranio-cerebral | Traumatism craniocerebral
brain-tumour: Tumoră cerebrală | Tumoare cerebrală
narcolepsy: Narcolepsie
paraplegia: Paraplegie
tetraplegia: Tetraplegie
hypothyroidism: Hipotiroidism | Hipotiroidie
hyperthyroidism: Hipertiroidism | Hipertiroidie
hashimoto: Tiroidită Hashimoto | Boala Hashimoto
graves: Boala Graves-Basedow | Boala Basedow | Boala Graves
addison: Boala Addison
adrenal-insufficiency: Insuficiență suprarenală
cushing: Sindrom Cushing | Sindromul Cushing
cah: Hiperplazie congenitală de suprarenală | Hiperplazie adrenală congenitală | Sindrom adrenogenital
kidney-disease: Boală cronică de rinichi | Boală renală cronică | BCR | Insuficiență renală cronică | IRC
kidney-failure: Insuficiență renală
dialysis: Dializă
haemodialysis: Hemodializă
kidney-transplant: Transplant de rinichi | Transplant renal
liver-transplant: Transplant de ficat | Transplant hepatic
heart-transplant: Transplant de inimă | Transplant cardiac
kidney-stones: Pietre la rinichi (litiază renală) | Pietre la rinichi | Litiază renală
cirrhosis: Ciroză hepatică | Ciroză
hepatitis-b: Hepatită B | Hepatită cronică B
hepatitis-c: Hepatită C | Hepatită cronică C
hiv: Infecție cu HIV | Infecție HIV | HIV pozitiv
tuberculosis: Tuberculoză
fatty-liver: Ficat gras (steatoză hepatică) | Ficat gras | Steatoză hepatică
pancreatitis: Pancreatită
crohns: Boala Crohn
ulcerative-colitis: Colită ulcerativă | Rectocolită ulcerohemoragică | Rectocolită ulcero-hemoragică | RCUH
coeliac: Boala celiacă | Celiachie
reflux: Boala de reflux gastroesofagian | Reflux gastroesofagian
ibs: Sindrom de colon iritabil | Colon iritabil | Sindrom de intestin iritabil
gastric-ulcer: Ulcer gastric
rheumatoid: Poliartrită reumatoidă | Artrită reumatoidă
osteoarthritis: Artroză
arthritis: Artrită
osteoporosis: Osteoporoză
gout: Gută
lupus: Lupus eritematos sistemic | Lupus
psoriasis: Psoriazis
eczema: Eczemă
atopic-dermatitis: Dermatită atopică | Eczemă atopică
fibromyalgia: Fibromialgie
spondylitis: Spondilită anchilozantă | Spondilită anchilopoetică
anaemia: Anemie
iron-anaemia: Anemie feriprivă | Anemie prin deficit de fier
sickle-cell: Siclemie (anemie falciformă) | Siclemie | Anemie falciformă | Drepanocitoză
thalassaemia: Talasemie
haemophilia: Hemofilie
haemophilia-a: Hemofilie A
haemophilia-b: Hemofilie B
von-willebrand: Boala von Willebrand
thrombocytopenia: Trombocitopenie (trombocite puține) | Trombocitopenie
factor-v: Mutația factor V Leiden | Factor V Leiden
antiphospholipid: Sindrom antifosfolipidic
g6pd: Deficit de G6PD
porphyria: Porfirie
pku: Fenilcetonurie
mastocytosis: Mastocitoză
hereditary-angioedema: Angioedem ereditar
malignant-hyperthermia: Hipertermie malignă
cystic-fibrosis: Fibroză chistică | Mucoviscidoză
sleep-apnoea: Apnee în somn | Apnee obstructivă în somn | Apnee de somn
pulmonary-fibrosis: Fibroză pulmonară
emphysema: Emfizem pulmonar | Emfizem
chronic-bronchitis: Bronșită cronică
breast-cancer: Cancer de sân | Cancer mamar
prostate-cancer: Cancer de prostată
lung-cancer: Cancer pulmonar | Cancer de plămâni
colon-cancer: Cancer de colon | Cancer colorectal
thyroid-cancer: Cancer tiroidian | Cancer de tiroidă
leukaemia: Leucemie
lymphoma: Limfom
myeloma: Mielom multiplu
melanoma: Melanom
pregnancy: Sarcină | Gravidă | Însărcinată
preeclampsia: Preeclampsie
endometriosis: Endometrioză
pcos: Sindromul ovarelor polichistice | Sindrom ovarian polichistic | Ovare polichistice | Sindrom de ovare polichistice
prostate-enlarged: Hiperplazie benignă de prostată (adenom) | Hiperplazie benignă de prostată | Adenom de prostată | Prostată mărită | Prostată mărită (adenom)
glaucoma: Glaucom
cataract: Cataractă
macular-degeneration: Degenerescență maculară | Degenerare maculară
blindness: Cecitate (orbire) | Orbire | Cecitate
deafness: Surditate
hearing-loss: Pierderea auzului (hipoacuzie) | Hipoacuzie | Pierderea auzului
insomnia: Insomnie
obesity: Obezitate
alcohol-dependence: Dependență de alcool | Alcoolism
asplenia: Fără splină (asplenie) | Asplenie
splenectomy: Splină extirpată (splenectomie) | Splenectomie
down-syndrome: Sindrom Down | Sindromul Down
marfan: Sindrom Marfan | Sindromul Marfan
ehlers-danlos: Sindrom Ehlers-Danlos | Sindromul Ehlers-Danlos
sarcoidosis: Sarcoidoză
vasculitis: Vasculită
scoliosis: Scolioză
raynaud: Boala Raynaud | Sindrom Raynaud | Fenomen Raynaud
hay-fever: Rinită alergică (febra fânului) | Rinită alergică | Febra fânului
food-allergy: Alergie alimentară
chronic-pain: Durere cronică | Dureri cronice
immunodeficiency: Imunodeficiență
tracheostomy: Traheostomie | Traheostomă
pacemaker: Stimulator cardiac (pacemaker) | Stimulator cardiac
icd: Defibrilator implantabil (ICD) | Defibrilator implantabil | Defibrilator cardiac implantabil | Defibrilator implantat (ICD)
cochlear-implant: Implant cohlear
hearing-aid: Aparat auditiv | Aparate auditive | Proteză auditivă
hip-replacement: Proteză de șold
knee-replacement: Proteză de genunchi
coronary-stent: Stent coronarian
insulin-pump: Pompă de insulină
heart-valve: Valvă cardiacă artificială | Proteză valvulară cardiacă
mechanical-valve: Valvă cardiacă mecanică | Proteză valvulară mecanică
biological-valve: Valvă cardiacă biologică | Proteză valvulară biologică
vp-shunt: Șunt ventriculo-peritoneal | Șunt ventriculoperitoneal
port: Cameră implantabilă (port-a-cath) | Cameră implantabilă | Cateter port implantat | Port implantabil | Port implantat
dialysis-fistula: Fistulă pentru dializă | Fistulă arteriovenoasă
vagus-stimulator: Stimulator al nervului vag | Stimulator de nerv vag
brain-stimulator: Stimulator cerebral profund
metal-plate: Placă metalică | Plăci metalice
breast-implants: Implanturi mamare | Implant mamar
contraceptive-implant: Implant contraceptiv
iud: Sterilet (dispozitiv intrauterin) | Sterilet | Dispozitiv intrauterin
dental-implants: Implanturi dentare | Implant dentar
lvad: Dispozitiv de asistare a ventriculului stâng (LVAD) | Dispozitiv de asistare ventriculară stângă
urinary-catheter: Cateter urinar | Sondă urinară
feeding-tube: Sondă de alimentație | Sondă de alimentare | Sondă PEG
colostomy: Colostomie | Colostomă
ileostomy: Ileostomie | Ileostomă
anaphylaxis: Anafilaxie
anaphylactic-shock: Șoc anafilactic
anaphylactic-reaction: Reacție anafilactică
hives: Urticarie
rash: Erupție cutanată | Erupție | Erupție pe piele
itching: Mâncărime | Mâncărimi | Prurit
swelling: Umflătură (edem) | Umflare | Umflături | Umflătură | Tumefacție | Edem
facial-swelling: Umflarea feței | Față umflată | Umflături ale feței
lip-swelling: Umflarea buzelor | Buze umflate
tongue-swelling: Umflarea limbii | Limbă umflată
throat-swelling: Umflarea gâtului (edem faringian) | Umflarea gâtului | Edem faringian
lips-and-tongue: Umflarea buzelor și a limbii
angioedema: Angioedem (edem Quincke) | Edem Quincke | Angioedem
breathing: Dificultăți de respirație | Dificultate la respirație | Greutate în respirație | Respirație dificilă
breathless: Lipsă de aer (dispnee) | Lipsă de aer | Dispnee
wheezing: Respirație șuierătoare | Wheezing (respirație șuierătoare)
bronchospasm: Bronhospasm
asthma-attack: Criză de astm | Atac de astm
cough: Tuse
sneezing: Strănut | Strănuturi
runny-nose: Nas care curge | Rinoree
blocked-nose: Nas înfundat
watery-eyes: Ochi înlăcrimați | Lăcrimare
itchy-eyes: Mâncărime la ochi | Mâncărimi la ochi
red-eyes: Ochi roșii
mouth-itching: Mâncărime în gură | Mâncărimi în gură
nausea: Greață
vomiting: Vărsături
nausea-vomiting: Greață și vărsături
diarrhoea: Diaree
stomach-pain: Dureri de stomac (abdominale) | Dureri de stomac | Dureri abdominale | Durere abdominală
stomach-cramps: Crampe abdominale | Crampe la stomac
stomach-upset: Deranjament stomacal | Stomac deranjat | Tulburări digestive
low-pressure: Scăderea tensiunii arteriale | Tensiune mică | Hipotensiune | Scăderea tensiunii | Hipotensiune arterială | Tensiune arterială scăzută
dizziness: Amețeală | Amețeli
fainting: Leșin | Sincopă
unconscious: Pierderea cunoștinței | Pierderea conștienței
palpitations: Palpitații
fast-heartbeat: Bătăi rapide ale inimii (tahicardie) | Tahicardie | Puls rapid
cardiac-arrest: Stop cardiac
headache: Durere de cap | Dureri de cap
fever: Febră
redness: Roșeață | Înroșirea pielii
flushing: Înroșirea feței (flushing) | Înroșirea feței | Hiperemie facială
blisters: Bășici (vezicule) | Bășici | Vezicule | Flictene
skin-peeling: Descuamarea pielii | Descuamare | Exfolierea pielii
contact-dermatitis: Dermatită de contact
stevens-johnson: Sindrom Stevens-Johnson | Sindromul Stevens-Johnson
ten: Necroliză epidermică toxică | Sindrom Lyell
dress: Sindrom DRESS | Sindromul DRESS
serum-sickness: Boala serului
liver-damage: Afectare hepatică | Leziuni hepatice
kidney-damage: Afectare renală | Leziuni renale
seizure: Convulsii (criză convulsivă) | Convulsii | Criză convulsivă
confusion: Confuzie
bleeding: Sângerare | Sângerări | Hemoragie
muscle-pain: Dureri musculare | Durere musculară
joint-pain: Dureri articulare | Durere articulară | Dureri de articulații
fatigue: Oboseală
drowsiness: Somnolență
chest-pain: Durere în piept | Dureri în piept | Durere toracică
severe: Severă | Sever | Gravă | Grav
moderate: Moderată | Moderat | Medie | Mediu
mild: Ușoară | Ușor
life-threatening: Pune viața în pericol | Cu risc vital | Amenințător de viață | Amenințătoare de viață | Pericol de moarte | Care pune viața în pericol | Potențial fatală | Potențial letală
very-severe: Foarte severă | Foarte gravă | Foarte sever | Foarte grav
severe-anaphylaxis: Severă, anafilaxie | Severă (anafilaxie)
intolerance: Intoleranță
unknown: Necunoscută | Necunoscut
active: Activă | Activ
chronic: Cronică | Cronic
resolved: Vindecată | Vindecat | Rezolvată | Rezolvat
remission: În remisiune | Remisiune | În remisie | Remisie
controlled: Sub control | Controlată | Controlat
well-controlled: Bine controlată | Bine controlat
stable: Stabilă | Stabil
treated: În tratament | Sub tratament
monitored: Sub monitorizare | Monitorizată | Monitorizat | Sub observație | În observație | Sub supraveghere
improving: În ameliorare | Se ameliorează
worsening: Se agravează | În agravare
recovering: În curs de vindecare | În convalescență | Se recuperează | În recuperare
intermittent: Intermitentă | Intermitent
acute: Acută | Acut
suspected: Suspiciune | Suspectată | Suspectat
mother: Mamă
father: Tată
parents: Părinți
parent: Părinte (mamă sau tată) | Părinte
wife: Soție | Nevastă
husband: Soț
spouse: Soț sau soție
partner: Partener sau parteneră de viață | Partener | Parteneră | Partener de viață | Concubin | Concubină
son: Fiu | Băiat (fiu)
daughter: Fiică
child: Copil
brother: Frate
sister: Soră
elder-brother: Frate mai mare
younger-brother: Frate mai mic
elder-sister: Soră mai mare
younger-sister: Soră mai mică
sibling: Frate sau soră
grandmother: Bunică | Bunica
grandfather: Bunic | Bunicul
grandson: Nepot (fiul fiului sau al fiicei) | Nepot de fiu | Nepot de fiică
granddaughter: Nepoată (fiica fiului sau a fiicei) | Nepoată de fiu | Nepoată de fiică
aunt: Mătușă
uncle: Unchi
niece: Nepoată (fiica fratelui sau a surorii) | Nepoată de frate | Nepoată de soră
nephew: Nepot (fiul fratelui sau al surorii) | Nepot de frate | Nepot de soră
cousin: Văr sau verișoară | Văr | Verișoară | Verișor
mother-in-law: Soacră
father-in-law: Socru
son-in-law: Ginere
daughter-in-law: Noră
brother-in-law: Cumnat
sister-in-law: Cumnată
stepmother: Mamă vitregă
stepfather: Tată vitreg
stepson: Fiu vitreg
stepdaughter: Fiică vitregă
friend: Prieten sau prietenă (amic) | Cel mai bun prieten | Cea mai bună prietenă | Prieten bun | Prietenă bună | Amic | Amică
boyfriend: Iubit
girlfriend: Iubită
fiance: Logodnic
fiancee: Logodnică
ex-husband: Fost soț | Fostul soț
ex-wife: Fostă soție | Fosta soție
neighbour: Vecin sau vecină | Vecin | Vecină
flatmate: Coleg sau colegă de apartament | Coleg de apartament | Colegă de apartament
colleague: Coleg sau colegă de muncă | Coleg de muncă | Colegă de muncă | Coleg | Colegă
boss: Șef sau șefă | Șef | Șefă
employer: Angajator
teacher: Profesor sau profesoară | Profesor | Profesoară | Învățătoare | Învățător
school: Școală
carer: Îngrijitor sau îngrijitoare | Îngrijitor | Îngrijitoare
guardian: Tutore legal | Tutore | Reprezentant legal
relative: Rudă | Membru al familiei
godmother: Nașă (de botez) | Nașă | Nașă de botez
godfather: Naș (de botez) | Naș | Naș de botez
doctor: Medic | Doctor
family-doctor: Medic de familie
cardiologist: Cardiolog
neurologist: Neurolog
paediatrician: Medic pediatru | Pediatru
nurse: Asistent medical sau asistentă medicală | Asistentă medicală | Asistent medical
social-worker: Asistent social sau asistentă socială | Asistent social | Asistentă socială
self: Persoana însăși | Pacientul însuși
oral: Pe cale orală | Pe gură | Pe gură (oral) | Administrare orală | Per os
inhaled: Prin inhalare | Pe cale inhalatorie | Inhalare | Inhalator
subcutaneous: Sub piele (subcutanat) | Subcutanat
intramuscular: În mușchi (intramuscular) | În mușchi
intravenous: În venă (intravenos) | Intravenos
sublingual: Sub limbă (sublingual) | Sub limbă
rectal: Pe cale rectală | Intrarectal
nasal: În nas (nazal) | Nazal | Intranazal
eye: În ochi
ear: În ureche
skin: Pe piele | Uz extern | Cutanat
patch: Plasture transdermic | Plasture cu medicament
vaginal: Pe cale vaginală | Intravaginal
tube: Pe sondă de alimentație | Prin sonda de alimentație | Prin sonda de alimentare | Prin sondă | Pe sondă
`,
    },
  ],
  dosing: {
    numbers:
      'unu/una/o/un doi/două trei patru cinci șase șapte opt nouă zece unsprezece doisprezece/douăsprezece',
    phrases: `
daily: zilnic | în fiecare zi | pe zi
day-1: o dată pe zi | odată pe zi | 1 dată pe zi | o dată/zi | 1/zi
day-2: de două ori pe zi | de 2 ori pe zi | 2 ori pe zi | x2/zi | 2/zi | de 2 ori/zi
day-3: de trei ori pe zi | de 3 ori pe zi | 3 ori pe zi | x3/zi | 3/zi | de 3 ori/zi
day-4: de patru ori pe zi | de 4 ori pe zi | 4 ori pe zi
day-n: de # ori pe zi | # ori pe zi | de # ori/zi | #x/zi | #x pe zi | # ori/zi
week-1: o dată pe săptămână | odată pe săptămână | 1 dată pe săptămână | săptămânal | în fiecare săptămână
week-2: de două ori pe săptămână | de 2 ori pe săptămână
week-3: de trei ori pe săptămână | de 3 ori pe săptămână
week-n: de # ori pe săptămână
month-1: o dată pe lună | odată pe lună | lunar | în fiecare lună
year-1: o dată pe an | odată pe an | anual | în fiecare an
every-hours: one=la fiecare oră; few=la fiecare # ore; other=la fiecare # de ore | la # ore | la # h | din # în # ore | la interval de # ore | din oră în oră
every-other-day: o dată la două zile | la două zile | o zi da, una nu | o dată la 2 zile | la 2 zile
every-days: few=la fiecare # zile; other=la fiecare # de zile | o dată la # zile | la # zile
every-weeks: few=la fiecare # săptămâni; other=la fiecare # de săptămâni | o dată la # săptămâni | la # săptămâni
every-months: few=la fiecare # luni; other=la fiecare # de luni | o dată la # luni | la # luni
every-morning: în fiecare dimineață
every-evening: în fiecare seară
every-night: în fiecare noapte
morning: dimineața | dimineață
noon: la prânz | la amiază | prânz
afternoon: după-amiaza | după-amiază
evening: seara | seară
night: noaptea | noapte
bedtime: la culcare | înainte de culcare | înainte de somn
as-needed: la nevoie | când este nevoie | dacă este nevoie | la necesitate | doar la nevoie
before-meals: înainte de masă | înaintea mesei | înainte de mese | înaintea meselor
after-meals: după mese | după mâncare | după fiecare masă
with-meals: în timpul mesei | la masă | cu mâncare | la mese | cu alimente
empty-stomach: pe stomacul gol | pe nemâncate
before-breakfast: înainte de micul dejun
after-breakfast: după micul dejun
with-breakfast: la micul dejun
after-dinner: după cină
with-dinner: la cină
continuous: continuu | permanent
before-exercise: înainte de efort | înainte de efort fizic
emergency: doar în caz de urgență | în caz de urgență | numai în caz de urgență | la urgență
for-pain: pentru durere | la durere | la dureri | în caz de durere
max-day: cel mult # pe zi | maxim # pe zi | maximum # pe zi | max # pe zi | max. # pe zi
tablet: one=# comprimat; few=# comprimate; other=# de comprimate | # tabletă | # tablete | # pastilă | # pastile | # cp | # cp. | # cpr | # tb.
half-tablet: o jumătate de comprimat | 1/2 comprimat | ½ comprimat | jumătate de comprimat | jumătate de tabletă | 1/2 tabletă | ½ tabletă
quarter-tablet: un sfert de comprimat | 1/4 comprimat | sfert de comprimat
capsule: one=# capsulă; few=# capsule; other=# de capsule | # cps
drop: one=# picătură; few=# picături; other=# de picături
puff: one=# puf de inhalator; few=# pufuri de inhalator; other=# de pufuri de inhalator | # puf | # pufuri | # inhalații | # inhalație
unit: one=# unitate; few=# unități; other=# de unități | # u
patch: one=# plasture; few=# plasturi; other=# de plasturi
sachet: one=# plic; few=# plicuri; other=# de plicuri
injection: one=# injecție; few=# injecții; other=# de injecții
ampoule: one=# fiolă; few=# fiole; other=# de fiole
suppository: one=# supozitor; few=# supozitoare; other=# de supozitoare
spray: one=# pulverizare; few=# pulverizări; other=# de pulverizări | # puf nazal | # pufuri nazale
at-morning: dimineața # | # dimineața
at-noon: la prânz # | # la prânz | # prânz
at-evening: seara # | # seara
at-bedtime: la culcare # | # la culcare
after-lunch: după prânz | după masa de prânz
before-dinner: înainte de cină
by-inr: după INR | conform INR | în funcție de INR
on-waking: la trezire | la sculare
`,
  },
}
