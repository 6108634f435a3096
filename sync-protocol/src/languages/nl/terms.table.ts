/**
 * Rows are `id: shown | also written | …`, with the ids of `src/terms/index.table.ts` (see ../terms.ts).
 */
import type { LanguageTable } from '../terms'

export const terms: LanguageTable = {
  locale: 'nl',
  terms: [
    {
      source: 'eu-1169-2011',
      reviewed: 'two-drafts',
      rows: `
gluten-cereals: Glutenbevattende granen | Glutenhoudende granen
crustaceans: Schaaldieren | Schaaldier
eggs: Eieren | Ei | Kippenei
fish: Vis
peanuts: Aardnoten (pinda's) | Pinda's | Pinda | Pindas | Aardnoten | Pindanoten | Aardnoot
soya: Soja | Sojabonen
milk: Melk | Koemelk
almonds: Amandelen | Amandel
hazelnuts: Hazelnoten | Hazelnoot
walnuts: Walnoten | Walnoot | Okkernoten | Okkernoot
cashews: Cashewnoten | Cashewnoot | Cashew
pecans: Pecannoten | Pecannoot
brazil-nuts: Paranoten | Paranoot
pistachios: Pistachenoten | Pistache | Pistachenoot | Pistachenootjes
macadamia: Macadamianoten | Macadamia | Macadamianoot
tree-nuts: Boomnoten (schaalvruchten) | Boomnoten | Schaalvruchten
celery: Selderij | Selder | Selderie
mustard: Mosterd
sesame: Sesamzaad | Sesam | Sesamzaadjes
sulphites: Sulfiet | Sulfieten | Zwaveldioxide en sulfieten
lupin: Lupine
molluscs: Weekdieren
wheat: Tarwe | Tarwemeel
rye: Rogge
barley: Gerst
oats: Haver
spelt: Spelt
`,
    },
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
gluten: Gluten
dairy: Zuivelproducten | Zuivel
milk-protein: Melkeiwit | Koemelkeiwit
lactose: Lactose
shellfish: Schaal- en schelpdieren | Schaaldieren en schelpdieren
shrimp: Garnalen | Garnaal
crab: Krab
lobster: Kreeft (zeekreeft) | Kreeft
mussels: Mosselen | Mossel
oysters: Oesters | Oester
squid: Inktvis (pijlinktvis)
salmon: Zalm
tuna: Tonijn
cod: Kabeljauw
buckwheat: Boekweit
maize: Maïs
rice: Rijst
potato: Aardappel | Aardappelen | Aardappels
chickpeas: Kikkererwten
lentils: Linzen
peas: Erwten | Doperwten | Erwt
poppy-seeds: Maanzaad
sunflower-seeds: Zonnebloempitten
pine-nuts: Pijnboompitten
coconut: Kokosnoot | Kokos
mango: Mango
pineapple: Ananas
strawberries: Aardbeien | Aardbei
kiwi: Kiwi | Kiwi's
banana: Banaan | Bananen
avocado: Avocado
apple: Appel | Appels
peach: Perzik | Perziken
citrus: Citrusvruchten | Citrusfruit
orange: Sinaasappels | Sinaasappel | Appelsien | Appelsienen
lemon: Citroen | Citroenen
tomato: Tomaat | Tomaten
carrot: Wortel (peen) | Wortels | Wortelen | Wortel
garlic: Knoflook
onion: Ui (uien) | Uien | Ui | Ajuin
cinnamon: Kaneel
chocolate: Chocolade | Chocola
cocoa: Cacao
honey: Honing
beef: Rundvlees
pork: Varkensvlees
red-meat: Rood vlees
chicken-meat: Kippenvlees | Kip
gelatine: Gelatine
yeast: Gist
pollen: Pollen (stuifmeel) | Pollen | Stuifmeel
grass-pollen: Graspollen | Graspollen (stuifmeel) | Grassen
birch-pollen: Berkenpollen
tree-pollen: Boompollen
olive-pollen: Olijfpollen
ragweed: Ambrosia
mugwort: Bijvoet | Bijvoetpollen
dust-mites: Huisstofmijt | Huisstofmijten
house-dust: Huisstof
mould: Schimmels (vocht en lucht) | Schimmels | Schimmel
cats: Katten | Kat
cat-hair: Kattenhaar | Kattenharen
dogs: Honden | Hond
dog-hair: Hondenhaar | Hondenharen
horses: Paarden | Paard
animal-hair: Dierenhaar | Dierenharen
feathers: Veren
cockroaches: Kakkerlakken | Kakkerlak
bee-sting: Bijensteken | Bijensteek | Bijen | Bij
bee-venom: Bijengif
wasp-sting: Wespensteken | Wespensteek | Wespen | Wesp
wasp-venom: Wespengif
hornets: Hoornaars | Hoornaar
insect-sting: Insectensteken | Insectensteek | Insectenbeten
mosquito-bite: Muggenbeten | Muggenbeet | Muggensteken | Mug | Muggen
fire-ants: Vuurmieren
jellyfish: Kwallen | Kwal
latex: Latex
contrast: Contrastmiddel | Contrastmiddelen | Contrastvloeistof
iodinated-contrast: Jodiumhoudend contrastmiddel | Jodiumhoudende contrastmiddelen
gadolinium: Gadoliniumhoudend contrastmiddel | Gadolinium
iodine: Jodium | Jood
povidone-iodine: Povidonjodium | Povidon-jodium | Betadine
chlorhexidine: Chloorhexidine
plasters: Pleisters | Pleister | Kleefpleister
nickel: Nikkel
cobalt: Kobalt
chromium: Chroom
formaldehyde: Formaldehyde
perfume: Parfum (geurstoffen) | Parfum | Geurstoffen
hair-dye: Haarverf
lanolin: Wolvet (lanoline) | Lanoline | Wolvet
wool: Wol
vaccines: Vaccins
influenza-vaccine: Griepvaccin | Griepprik
tetanus-vaccine: Tetanusvaccin
sunlight: Zonlicht
penicillins: Penicillines
cephalosporins: Cefalosporinen | Cefalosporines | Cefalosporine
macrolides: Macrolide-antibiotica | Macroliden
quinolones: Chinolon-antibiotica | Chinolonen | Fluorchinolonen
tetracyclines: Tetracycline-antibiotica | Tetracyclines
sulfonamides: Sulfonamiden (sulfa-antibiotica) | Sulfonamiden | Sulfa
antibiotics: Antibiotica | Antibioticum
nsaids: Ontstekingsremmende pijnstillers (NSAID's) | NSAID's | Ontstekingsremmende pijnstillers
opioids: Opioïden | Opioïde | Opiaten
local-anaesthetics: Lokale verdoving | Plaatselijke verdoving | Lokale anesthetica
general-anaesthesia: Algehele narcose | Narcose | Algehele anesthesie
muscle-relaxants: Spierverslappers (narcose)
ace-inhibitors: ACE-remmers | ACE-remmer
beta-blockers: Bètablokkers | Bètablokker
statins: Statines | Statine
corticosteroids: Corticosteroïden
anticoagulants: Antistollingsmiddelen (bloedverdunners) | Bloedverdunners | Antistollingsmiddelen | Bloedverdunner
antihistamines: Antihistaminica | Antihistaminicum
antidepressants: Antidepressiva | Antidepressivum
diuretics: Plaspillen (diuretica) | Plaspillen | Plastabletten | Diuretica
oral-contraceptive: Anticonceptiepil | De pil
multivitamin: Multivitaminepreparaat | Multivitamine | Multivitaminen
`,
    },
    {
      source: 'inn',
      reviewed: 'two-drafts',
      same: `
apixaban rivaroxaban dabigatran edoxaban clopidogrel ticagrelor prasugrel budesonide
metoprolol bisoprolol atenolol propranolol carvedilol nebivolol sotalol timolol tacrolimus
adalimumab etanercept infliximab rituximab lisinopril ramipril enalapril perindopril
captopril losartan valsartan candesartan telmisartan irbesartan olmesartan diltiazem
verapamil furosemide torasemide indapamide montelukast paracetamol ibuprofen salbutamol
formoterol salmeterol tiotropium ipratropium ketorolac citalopram escitalopram bupropion
haloperidol diazepam lorazepam alprazolam clonazepam midazolam zolpidem levodopa carbidopa
donepezil baclofen sumatriptan ondansetron famotidine propofol rocuronium suxamethonium
aciclovir sildenafil denosumab latanoprost levetiracetam tramadol lacosamide glimepiride
semaglutide liraglutide dulaglutide gliclazide glibenclamide tamoxifen calcium
`,
      rows: `
warfarin: Warfarine
heparin: Heparine
enoxaparin: Enoxaparine
dalteparin: Dalteparine
acenocoumarol: Acenocoumarol
phenprocoumon: Fenprocoumon
acetylsalicylic-acid: Acetylsalicylzuur | Aspirine
insulin: Insuline
insulin-glargine: Insuline glargine
insulin-lispro: Insuline lispro
insulin-aspart: Insuline aspart
insulin-degludec: Insuline degludec
insulin-detemir: Insuline detemir
metformin: Metformine
sitagliptin: Sitagliptine
linagliptin: Linagliptine
empagliflozin: Empagliflozine
dapagliflozin: Dapagliflozine
pioglitazone: Pioglitazon
glucagon: Glucagon
prednisone: Prednison
prednisolone: Prednisolon
methylprednisolone: Methylprednisolon
hydrocortisone: Hydrocortison
dexamethasone: Dexamethason
fludrocortisone: Fludrocortison
beclometasone: Beclometason
fluticasone: Fluticason
lamotrigine: Lamotrigine
valproic-acid: Valproïnezuur | Valproaat | Natriumvalproaat
carbamazepine: Carbamazepine
oxcarbazepine: Oxcarbazepine
phenytoin: Fenytoïne
phenobarbital: Fenobarbital
topiramate: Topiramaat
gabapentin: Gabapentine
pregabalin: Pregabaline
morphine: Morfine
fentanyl: Fentanyl
oxycodone: Oxycodon
hydromorphone: Hydromorfon
methadone: Methadon
buprenorphine: Buprenorfine
codeine: Codeïne
pethidine: Pethidine
naloxone: Naloxon
digoxin: Digoxine
lithium: Lithium | Lithiumcarbonaat
phenelzine: Fenelzine
moclobemide: Moclobemide
selegiline: Selegiline
rasagiline: Rasagiline
ciclosporin: Ciclosporine
mycophenolic-acid: Mycofenolzuur | Mycofenolaatmofetil | Mycofenolaat
azathioprine: Azathioprine
methotrexate: Methotrexaat
amlodipine: Amlodipine
nifedipine: Nifedipine
hydrochlorothiazide: Hydrochloorthiazide
spironolactone: Spironolacton
doxazosin: Doxazosine
tamsulosin: Tamsulosine
clonidine: Clonidine
amiodarone: Amiodaron
flecainide: Flecaïnide
nitroglycerin: Nitroglycerine
atorvastatin: Atorvastatine
simvastatin: Simvastatine
rosuvastatin: Rosuvastatine
pravastatin: Pravastatine
ezetimibe: Ezetimib
theophylline: Theofylline
adrenaline: Adrenaline (epinefrine) | Adrenaline | Epinefrine
cetirizine: Cetirizine
loratadine: Loratadine
desloratadine: Desloratadine
fexofenadine: Fexofenadine
diphenhydramine: Difenhydramine
diclofenac: Diclofenac
naproxen: Naproxen
metamizole: Metamizol
celecoxib: Celecoxib
colchicine: Colchicine
allopurinol: Allopurinol
sertraline: Sertraline
fluoxetine: Fluoxetine
paroxetine: Paroxetine
venlafaxine: Venlafaxine
duloxetine: Duloxetine
mirtazapine: Mirtazapine
amitriptyline: Amitriptyline
trazodone: Trazodon
quetiapine: Quetiapine
olanzapine: Olanzapine
risperidone: Risperidon
aripiprazole: Aripiprazol
clozapine: Clozapine
methylphenidate: Methylfenidaat
melatonin: Melatonine
pramipexole: Pramipexol
memantine: Memantine
pyridostigmine: Pyridostigmine
omeprazole: Omeprazol
pantoprazole: Pantoprazol
esomeprazole: Esomeprazol
lansoprazole: Lansoprazol
metoclopramide: Metoclopramide
domperidone: Domperidon
loperamide: Loperamide
lactulose: Lactulose
mesalazine: Mesalazine
levothyroxine: Levothyroxine | Levothyroxinenatrium
thiamazole: Thiamazol
desmopressin: Desmopressine
estradiol: Estradiol | Oestradiol
progesterone: Progesteron
testosterone: Testosteron
letrozole: Letrozol
penicillin: Penicilline
amoxicillin: Amoxicilline
ampicillin: Ampicilline
clavulanic-acid: Clavulaanzuur
cefalexin: Cefalexine
ceftriaxone: Ceftriaxon
cefuroxime: Cefuroxim
azithromycin: Azitromycine
clarithromycin: Claritromycine
erythromycin: Erytromycine
doxycycline: Doxycycline
tetracycline: Tetracycline
ciprofloxacin: Ciprofloxacine
levofloxacin: Levofloxacine
clindamycin: Clindamycine
vancomycin: Vancomycine
gentamicin: Gentamicine
nitrofurantoin: Nitrofurantoïne
metronidazole: Metronidazol
trimethoprim: Trimethoprim
sulfamethoxazole: Sulfamethoxazol
co-trimoxazole: Cotrimoxazol | Co-trimoxazol
rifampicin: Rifampicine
isoniazid: Isoniazide
lidocaine: Lidocaïne
ketamine: Ketamine
folic-acid: Foliumzuur
vitamin-d: Vitamine D | Vitamine D3
vitamin-b12: Vitamine B12
vitamin-c: Vitamine C | Ascorbinezuur
iron: IJzer
magnesium: Magnesium
potassium-chloride: Kaliumchloride
oxygen: Zuurstof
hydroxychloroquine: Hydroxychloroquine
sulfasalazine: Sulfasalazine
finasteride: Finasteride
alendronic-acid: Alendroninezuur | Alendronaat
hydroxycarbamide: Hydroxycarbamide | Hydroxyureum
`,
    },
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
hypertension: Hoge bloeddruk | Hypertensie
diabetes: Diabetes (suikerziekte) | Diabetes | Suikerziekte | Diabetes mellitus
diabetes-1: Diabetes type 1 | Type 1 diabetes | Diabetes mellitus type 1
diabetes-2: Diabetes type 2 | Type 2 diabetes | Diabetes mellitus type 2
diabetes-gestational: Zwangerschapsdiabetes
asthma: Astma
copd: COPD | Chronische obstructieve longziekte
epilepsy: Epilepsie
atrial-fibrillation: Boezemfibrilleren (atriumfibrilleren) | Boezemfibrilleren | Atriumfibrilleren
atrial-flutter: Boezemflutter | Atriumflutter
heart-failure: Hartfalen
coronary: Coronaire hartziekte | Kransslagaderziekte | Kransslagaderlijden | Ischemische hartziekte
angina-pectoris: Angina pectoris
heart-attack: Hartinfarct | Hartaanval | Myocardinfarct
stroke: Beroerte (CVA) | Beroerte | CVA
ischaemic-stroke: Herseninfarct
tia: Voorbijgaande beroerte (TIA) | Transient ischemic attack (TIA)
arrhythmia: Hartritmestoornis | Hartritmestoornissen
long-qt: Lange-QT-syndroom | Lang QT-syndroom
brugada: Brugada-syndroom | Brugadasyndroom
wpw: Wolff-Parkinson-White-syndroom
svt: Supraventriculaire tachycardie
cardiomyopathy: Cardiomyopathie
hcm: Hypertrofische cardiomyopathie
aortic-stenosis: Aortaklepstenose | Aortastenose
mitral-prolapse: Mitralisklepprolaps
mitral-regurgitation: Mitralisklepinsufficiëntie | Mitralisinsufficiëntie
congenital-heart: Aangeboren hartafwijking
aortic-aneurysm: Aneurysma van de aorta | Aorta-aneurysma
brain-aneurysm: Hersenaneurysma
dvt: Diepe veneuze trombose | Diep-veneuze trombose | Trombosebeen
pulmonary-embolism: Longembolie
pulmonary-hypertension: Pulmonale hypertensie
pad: Perifeer arterieel vaatlijden
cholesterol: Hoog cholesterol | Hypercholesterolemie
hyperlipidaemia: Hyperlipidemie
depression: Depressie
anxiety: Angststoornis
bipolar: Bipolaire stoornis
schizophrenia: Schizofrenie
ptsd: Posttraumatische stressstoornis (PTSS) | PTSS | Posttraumatische stressstoornis
adhd: ADHD
autism: Autisme | Autismespectrumstoornis
panic-disorder: Paniekstoornis
ocd: Obsessieve-compulsieve stoornis | Dwangstoornis
dementia: Dementie
alzheimers: Ziekte van Alzheimer | Alzheimer
parkinsons: Ziekte van Parkinson | Parkinson
multiple-sclerosis: Multiple sclerose
als: Amyotrofische laterale sclerose (ALS) | Amyotrofische laterale sclerose
myasthenia: Myasthenia gravis
migraine: Migraine
cerebral-palsy: Cerebrale parese
spinal-cord-injury: Ruggenmergletsel | Dwarslaesie (ruggenmergletsel)
spina-bifida: Spina bifida (open rug) | Spina bifida | Open rug
guillain-barre: Syndroom van Guillain-Barré | Guillain-Barré-syndroom
muscular-dystrophy: Spierdystrofie
hydrocephalus: Hydrocefalus (waterhoofd) | Hydrocefalus | Waterhoofd
brain-injury: Traumatisch hersenletsel
brain-tumour: Hersentumor
narcolepsy: Narcolepsie
paraplegia: Paraplegie (verlamming van de benen) | Paraplegie
tetraplegia: Tetraplegie (verlamming van armen en benen) | Tetraplegie
hypothyroidism: Te traag werkende schildklier (hypothyreoïdie) | Hypothyreoïdie | Te traag werkende schildklier | Hypothyroïdie | Traag werkende schildklier
hyperthyroidism: Te snel werkende schildklier (hyperthyreoïdie) | Hyperthyreoïdie | Te snel werkende schildklier | Hyperthyroïdie | Snel werkende schildklier
hashimoto: Ziekte van Hashimoto | Hashimoto
graves: Ziekte van Graves
addison: Ziekte van Addison
adrenal-insufficiency: Bijnierschorsinsufficiëntie | Bijnierinsufficiëntie
cushing: Syndroom van Cushing
cah: Adrenogenitaal syndroom (AGS) | Adrenogenitaal syndroom
kidney-disease: Chronische nierziekte | Chronische nierschade | Chronische nierinsufficiëntie
kidney-failure: Nierfalen | Nierinsufficiëntie
dialysis: Dialyse | Nierdialyse
haemodialysis: Hemodialyse
kidney-transplant: Niertransplantatie
liver-transplant: Levertransplantatie
heart-transplant: Harttransplantatie
kidney-stones: Nierstenen | Niersteen
cirrhosis: Levercirrose
hepatitis-b: Hepatitis B | Chronische hepatitis B
hepatitis-c: Hepatitis C | Chronische hepatitis C
hiv: Hiv-infectie | HIV | Hiv-positief
tuberculosis: Tuberculose
fatty-liver: Leververvetting
pancreatitis: Alvleesklierontsteking | Pancreatitis
crohns: Ziekte van Crohn
ulcerative-colitis: Colitis ulcerosa
coeliac: Coeliakie
reflux: Gastro-oesofageale refluxziekte | Refluxziekte
ibs: Prikkelbaredarmsyndroom | Prikkelbare darm | Prikkelbare darm syndroom
gastric-ulcer: Maagzweer
rheumatoid: Reumatoïde artritis
osteoarthritis: Artrose
arthritis: Artritis
osteoporosis: Botontkalking (osteoporose) | Osteoporose | Botontkalking
gout: Jicht
lupus: Lupus (SLE) | Lupus | Systemische lupus erythematodes
psoriasis: Psoriasis
eczema: Eczeem
atopic-dermatitis: Constitutioneel eczeem | Atopisch eczeem
fibromyalgia: Fibromyalgie
spondylitis: Ziekte van Bechterew | Spondylitis ankylopoetica
anaemia: Bloedarmoede (anemie) | Bloedarmoede | Anemie
iron-anaemia: Bloedarmoede door ijzertekort | IJzergebreksanemie
sickle-cell: Sikkelcelziekte | Sikkelcelanemie
thalassaemia: Thalassemie
haemophilia: Hemofilie
haemophilia-a: Hemofilie A
haemophilia-b: Hemofilie B
von-willebrand: Ziekte van von Willebrand
thrombocytopenia: Tekort aan bloedplaatjes (trombocytopenie) | Trombocytopenie
factor-v: Factor V Leiden
antiphospholipid: Antifosfolipidensyndroom
g6pd: G6PD-deficiëntie | G6PD-tekort
porphyria: Porfyrie
pku: Fenylketonurie
mastocytosis: Mastocytose
hereditary-angioedema: Erfelijk angio-oedeem | Hereditair angio-oedeem
malignant-hyperthermia: Maligne hyperthermie
cystic-fibrosis: Taaislijmziekte (cystische fibrose) | Taaislijmziekte | Cystische fibrose
sleep-apnoea: Slaapapneu | Obstructieve slaapapneu
pulmonary-fibrosis: Longfibrose
emphysema: Longemfyseem
chronic-bronchitis: Chronische bronchitis
breast-cancer: Borstkanker
prostate-cancer: Prostaatkanker
lung-cancer: Longkanker
colon-cancer: Darmkanker | Dikkedarmkanker
thyroid-cancer: Schildklierkanker
leukaemia: Leukemie
lymphoma: Lymfoom
myeloma: Multipel myeloom | Ziekte van Kahler
melanoma: Melanoom
pregnancy: Zwangerschap | Zwanger
preeclampsia: Zwangerschapsvergiftiging (pre-eclampsie) | Pre-eclampsie | Zwangerschapsvergiftiging
endometriosis: Endometriose
pcos: Polycysteus-ovariumsyndroom | PCOS
prostate-enlarged: Goedaardige prostaatvergroting | Vergrote prostaat
glaucoma: Glaucoom
cataract: Staar (cataract) | Staar
macular-degeneration: Maculadegeneratie
blindness: Blindheid
deafness: Doofheid | Doof
hearing-loss: Slechthorendheid | Gehoorverlies | Slechthorend
insomnia: Slapeloosheid
obesity: Ernstig overgewicht (obesitas) | Obesitas
alcohol-dependence: Alcoholverslaving | Alcoholafhankelijkheid
asplenia: Geen milt (asplenie) | Asplenie | Geen milt
splenectomy: Milt verwijderd | Splenectomie
down-syndrome: Downsyndroom | Syndroom van Down
marfan: Marfansyndroom | Syndroom van Marfan
ehlers-danlos: Ehlers-Danlossyndroom | Syndroom van Ehlers-Danlos
sarcoidosis: Sarcoïdose
vasculitis: Vasculitis
scoliosis: Scoliose
raynaud: Fenomeen van Raynaud | Ziekte van Raynaud
hay-fever: Hooikoorts | Allergische rinitis
food-allergy: Voedselallergie
chronic-pain: Chronische pijn
immunodeficiency: Immuundeficiëntie | Afweerstoornis
tracheostomy: Tracheostoma (opening in de luchtpijp) | Tracheostoma | Tracheostomie
pacemaker: Pacemaker
icd: Geïmplanteerde defibrillator (ICD) | Implanteerbare defibrillator
cochlear-implant: Cochleair implantaat
hearing-aid: Hoortoestel | Gehoorapparaat | Hoortoestellen
hip-replacement: Heupprothese | Kunstheup | Nieuwe heup
knee-replacement: Knieprothese | Kunstknie | Nieuwe knie
coronary-stent: Stent in de kransslagader | Coronaire stent
insulin-pump: Insulinepomp
heart-valve: Kunsthartklep (hartklepprothese) | Hartklepprothese
mechanical-valve: Mechanische hartklep
biological-valve: Biologische hartklep
vp-shunt: Ventriculoperitoneale drain (VP-shunt) | VP-drain
port: Poortkatheter (Port-a-Cath)
dialysis-fistula: Dialyseshunt | Dialysefistel
vagus-stimulator: Nervus-vagusstimulator
brain-stimulator: Diepe hersenstimulator
metal-plate: Metalen plaat | Metalen platen
breast-implants: Borstimplantaten | Borstprothesen
contraceptive-implant: Anticonceptiestaafje | Hormoonstaafje
iud: Spiraaltje (IUD) | Spiraaltje
dental-implants: Tandimplantaten | Tandimplantaat
lvad: Steunhart (LVAD) | Steunhart
urinary-catheter: Blaaskatheter | Urinekatheter
feeding-tube: Voedingssonde | PEG-sonde
colostomy: Colostoma
ileostomy: Ileostoma
anaphylaxis: Anafylaxie
anaphylactic-shock: Anafylactische shock
anaphylactic-reaction: Anafylactische reactie
hives: Galbulten (netelroos) | Netelroos | Galbulten | Urticaria
rash: Huiduitslag | Uitslag
itching: Jeuk
swelling: Zwelling | Zwellingen
facial-swelling: Zwelling van het gezicht | Gezwollen gezicht | Opgezwollen gezicht
lip-swelling: Zwelling van de lippen | Gezwollen lippen | Opgezwollen lippen
tongue-swelling: Zwelling van de tong | Gezwollen tong
throat-swelling: Zwelling van de keel | Gezwollen keel
lips-and-tongue: Zwelling van lippen en tong | Gezwollen lippen en tong
angioedema: Angio-oedeem | Quincke-oedeem
breathing: Moeite met ademen | Ademhalingsproblemen | Moeilijk ademen
breathless: Kortademigheid | Benauwdheid
wheezing: Piepende ademhaling
bronchospasm: Bronchospasme
asthma-attack: Astma-aanval
cough: Hoesten | Hoest
sneezing: Niezen
runny-nose: Loopneus
blocked-nose: Verstopte neus
watery-eyes: Tranende ogen
itchy-eyes: Jeukende ogen
red-eyes: Rode ogen
mouth-itching: Jeuk in de mond | Jeukende mond
nausea: Misselijkheid | Misselijk
vomiting: Braken | Overgeven
nausea-vomiting: Misselijkheid en braken
diarrhoea: Diarree
stomach-pain: Buikpijn | Maagpijn
stomach-cramps: Buikkrampen | Maagkrampen
stomach-upset: Maagklachten
low-pressure: Bloeddrukdaling (lage bloeddruk) | Lage bloeddruk | Bloeddrukdaling
dizziness: Duizeligheid | Duizelig
fainting: Flauwvallen
unconscious: Bewusteloosheid | Bewustzijnsverlies
palpitations: Hartkloppingen
fast-heartbeat: Snelle hartslag | Tachycardie
cardiac-arrest: Hartstilstand
headache: Hoofdpijn
fever: Koorts
redness: Roodheid | Rode huid
flushing: Rood aanlopen van het gezicht (flush) | Rood aanlopen
blisters: Blaren | Blaarvorming
skin-peeling: Vervellen van de huid
contact-dermatitis: Contacteczeem
stevens-johnson: Stevens-Johnsonsyndroom | Syndroom van Stevens-Johnson
ten: Toxische epidermale necrolyse
dress: DRESS-syndroom
serum-sickness: Serumziekte
liver-damage: Leverschade | Leverbeschadiging
kidney-damage: Nierschade | Nierbeschadiging
seizure: Epileptische aanval (toeval) | Stuipen | Epileptische aanval
confusion: Verwardheid
bleeding: Bloeding | Bloedingen
muscle-pain: Spierpijn
joint-pain: Gewrichtspijn
fatigue: Vermoeidheid
drowsiness: Slaperigheid | Sufheid
chest-pain: Pijn op de borst
severe: Ernstig | Zwaar | Ernstige
moderate: Matig | Matige
mild: Licht | Mild | Lichte
life-threatening: Levensbedreigend | Levensgevaarlijk | Levensbedreigende | Levensgevaarlijke | Potentieel levensbedreigend
very-severe: Zeer ernstig
severe-anaphylaxis: Ernstig, anafylaxie | Ernstig (anafylaxie)
intolerance: Intolerantie
unknown: Onbekend
active: Actief
chronic: Chronisch
resolved: Opgelost | Genezen
remission: In remissie | Remissie
controlled: Onder controle
well-controlled: Goed onder controle | Goed ingesteld
stable: Stabiel
treated: Onder behandeling | In behandeling
monitored: Onder controle van een arts (gevolgd) | Onder observatie
improving: Verbetert
worsening: Verergert
recovering: Herstellende
intermittent: Met tussenpozen | Wisselend (met tussenpozen)
acute: Acuut
suspected: Vermoedelijk | Verdenking
mother: Moeder | Mama | Mam
father: Vader | Papa | Pap
parents: Ouders
parent: Ouder (vader of moeder) | Ouder
wife: Echtgenote | Vrouw
husband: Echtgenoot | Man
spouse: Echtgenoot of echtgenote
partner: Partner (levenspartner) | Levenspartner
son: Zoon
daughter: Dochter
child: Kind
brother: Broer
sister: Zus | Zuster (familie)
elder-brother: Oudere broer
younger-brother: Jongere broer
elder-sister: Oudere zus
younger-sister: Jongere zus
sibling: Broer of zus
grandmother: Grootmoeder | Oma
grandfather: Grootvader | Opa
grandson: Kleinzoon
granddaughter: Kleindochter
aunt: Tante
uncle: Oom | Nonkel
niece: Nichtje (dochter van broer of zus)
nephew: Neefje (zoon van broer of zus)
cousin: Neef of nicht (kind van oom of tante)
mother-in-law: Schoonmoeder
father-in-law: Schoonvader
son-in-law: Schoonzoon
daughter-in-law: Schoondochter
brother-in-law: Zwager | Schoonbroer
sister-in-law: Schoonzus | Schoonzuster
stepmother: Stiefmoeder
stepfather: Stiefvader
stepson: Stiefzoon
stepdaughter: Stiefdochter
friend: Vriend of vriendin (geen relatie) | Beste vriend | Beste vriendin
boyfriend: Vriend (relatie)
girlfriend: Vriendin (relatie)
fiance: Verloofde (man)
fiancee: Verloofde (vrouw)
ex-husband: Ex-man
ex-wife: Ex-vrouw
neighbour: Buurman of buurvrouw | Buurman | Buurvrouw | Buren
flatmate: Huisgenoot
colleague: Collega
boss: Leidinggevende | Baas
employer: Werkgever
teacher: Leraar of lerares | Leraar | Lerares | Leerkracht
school: School
carer: Mantelzorger of verzorger | Mantelzorger | Verzorger
guardian: Wettelijke voogd | Voogd
relative: Familielid | Familie
godmother: Peettante | Meter (peettante)
godfather: Peetoom | Peter (peetoom)
doctor: Arts | Dokter
family-doctor: Huisarts
cardiologist: Cardioloog
neurologist: Neuroloog
paediatrician: Kinderarts
nurse: Verpleegkundige
social-worker: Maatschappelijk werker
self: De persoon zelf
oral: Door de mond (oraal) | Oraal
inhaled: Inhaleren (inademen) | Per inhalatie
subcutaneous: Onder de huid (subcutaan) | Subcutaan
intramuscular: In de spier (intramusculair) | Intramusculair
intravenous: In de ader (intraveneus) | Intraveneus
sublingual: Onder de tong (sublinguaal) | Sublinguaal
rectal: Via de anus (rectaal) | Rectaal
nasal: In de neus (nasaal) | Nasaal
eye: In het oog
ear: In het oor
skin: Op de huid
patch: Pleister met geneesmiddel | Transdermale pleister
vaginal: Via de vagina (vaginaal) | Vaginaal
tube: Via de voedingssonde
`,
    },
  ],
  dosing: {
    numbers: 'een/één twee drie vier vijf zes zeven acht negen tien elf twaalf',
    phrases: `
daily: dagelijks | elke dag | iedere dag | per dag
day-1: eenmaal per dag | 1x per dag | 1 keer per dag | één keer per dag | eenmaal daags | 1x daags | 1 maal per dag | 1 x per dag | 1x/dag | 1 dd | 1 maal daags
day-2: tweemaal per dag | 2x per dag | 2 keer per dag | twee keer per dag | tweemaal daags | 2x daags | 2 maal per dag | 2 x per dag | 2 dd | 2 maal daags
day-3: driemaal per dag | 3x per dag | 3 keer per dag | drie keer per dag | driemaal daags | 3x daags | 3 maal per dag | 3 x per dag | 3 dd | 3 maal daags
day-4: viermaal per dag | 4x per dag | 4 keer per dag | vier keer per dag | 4 maal per dag
day-n: # keer per dag | #x per dag | # maal per dag | # dd | #dd1 | #x daags | # maal daags | #x/dag
week-1: eenmaal per week | 1x per week | 1 keer per week | één keer per week | wekelijks | elke week | een keer per week
week-2: tweemaal per week | 2x per week | 2 keer per week | twee keer per week
week-3: driemaal per week | 3x per week | 3 keer per week | drie keer per week
week-n: # keer per week | #x per week
month-1: eenmaal per maand | 1x per maand | maandelijks | elke maand | één keer per maand
year-1: eenmaal per jaar | jaarlijks | 1x per jaar
every-hours: one=elk uur; other=elke # uur | om de # uur | iedere # uur | om de # u | elke # u
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
as-needed: zo nodig | indien nodig | als het nodig is | bij behoefte | ~zn
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
tablet: one=# tablet; other=# tabletten | # tabl.
half-tablet: een halve tablet | 1/2 tablet | halve tablet | ½ tablet
quarter-tablet: een kwart tablet | 1/4 tablet | kwart tablet
capsule: one=# capsule; other=# capsules
drop: one=# druppel; other=# druppels
puff: one=# pufje; other=# pufjes | # puff | # puffs | # inhalatie | # inhalaties
unit: one=# eenheid; other=# eenheden | # E
patch: one=# pleister; other=# pleisters
sachet: one=# zakje; other=# zakjes
injection: one=# injectie; other=# injecties
ampoule: one=# ampul; other=# ampullen
suppository: one=# zetpil; other=# zetpillen
spray: one=# verstuiving; other=# verstuivingen
at-morning: ochtend # | # 's ochtends | # ochtend
at-noon: middag #
at-evening: avond # | # 's avonds | # avond
at-bedtime: voor het slapen # | # voor het slapen
after-lunch: na de lunch
before-dinner: voor het avondeten
by-inr: volgens INR
on-waking: bij het opstaan
`,
  },
}
