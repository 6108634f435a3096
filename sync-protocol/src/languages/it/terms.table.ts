/**
 * Rows are `id: shown | also written | …`, with the ids of `src/terms/index.table.ts` (see ../terms.ts).
 */
import type { LanguageTable } from '../terms'

export const terms: LanguageTable = {
  locale: 'it',
  terms: [
    {
      source: 'eu-1169-2011',
      reviewed: 'two-drafts',
      rows: `
gluten-cereals: Cereali contenenti glutine
crustaceans: Crostacei | Crostaceo
eggs: Uova | Uovo | Uova di gallina
fish: Pesce
peanuts: Arachidi | Arachide | Noccioline americane
soya: Soia
milk: Latte | Latte vaccino | Latte di mucca
almonds: Mandorle | Mandorla
hazelnuts: Nocciole | Nocciola
walnuts: Noci comuni (frutto del noce) | Noci comuni
cashews: Anacardi (noci di acagiù) | Anacardi | Anacardo | Noci di acagiù
pecans: Noci pecan | Noci di pecan
brazil-nuts: Noci del Brasile
pistachios: Pistacchi | Pistacchio
macadamia: Noci macadamia | Noci del Queensland | Macadamia | Noci di macadamia
tree-nuts: Frutta a guscio
celery: Sedano
mustard: Senape
sesame: Sesamo | Semi di sesamo
sulphites: Solfiti | Anidride solforosa e solfiti
lupin: Lupini | Lupino
molluscs: Molluschi | Mollusco
wheat: Grano (frumento) | Frumento | Farina di frumento
rye: Segale
barley: Orzo
oats: Avena
spelt: Farro (spelta) | Spelta
`,
    },
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
gluten: Glutine
dairy: Latticini | Prodotti lattiero-caseari
milk-protein: Proteine del latte | Proteine del latte vaccino
lactose: Lattosio
shellfish: Crostacei e molluschi
shrimp: Gamberi | Gambero | Gamberetti
crab: Granchio | Granchi
lobster: Astice
mussels: Cozze
oysters: Ostriche | Ostrica
squid: Calamaro | Calamari
salmon: Salmone
tuna: Tonno
cod: Merluzzo
buckwheat: Grano saraceno
maize: Mais | Granturco
rice: Riso
potato: Patata | Patate
chickpeas: Ceci
lentils: Lenticchie
peas: Piselli | Pisello
poppy-seeds: Semi di papavero
sunflower-seeds: Semi di girasole
pine-nuts: Pinoli | Pinolo
coconut: Noce di cocco | Cocco
mango: Mango
pineapple: Ananas
strawberries: Fragole | Fragola
kiwi: Kiwi
banana: Banana | Banane
avocado: Avocado
apple: Mela | Mele
peach: Pesca (frutto) | Pesche | Pesca
citrus: Agrumi
orange: Arance | Arancia
lemon: Limone | Limoni
tomato: Pomodoro | Pomodori
carrot: Carota | Carote
garlic: Aglio
onion: Cipolla | Cipolle
cinnamon: Cannella
chocolate: Cioccolato | Cioccolata
cocoa: Cacao
honey: Miele
beef: Carne bovina | Manzo | Carne di manzo
pork: Carne di maiale | Maiale | Carne suina
red-meat: Carne rossa | Carni rosse
chicken-meat: Carne di pollo | Pollo
gelatine: Gelatina
yeast: Lievito
pollen: Polline | Pollini
grass-pollen: Polline di graminacee | Graminacee | Pollini di graminacee | Polline delle graminacee
birch-pollen: Polline di betulla
tree-pollen: Polline di alberi
olive-pollen: Polline di olivo | Polline di ulivo
ragweed: Ambrosia
mugwort: Artemisia
dust-mites: Acari della polvere | Acari | Acaro della polvere
house-dust: Polvere di casa | Polvere domestica
mould: Muffe | Muffa
cats: Gatti | Gatto
cat-hair: Pelo di gatto | Forfora di gatto
dogs: Cani
dog-hair: Pelo di cane | Forfora di cane
horses: Cavalli | Cavallo
animal-hair: Pelo di animali | Peli di animali
feathers: Piume | Piuma
cockroaches: Scarafaggi | Scarafaggio | Blatte
bee-sting: Punture di ape | Puntura di ape | Puntura d'ape | Punture d'ape | Api | Ape
bee-venom: Veleno di ape | Veleno d'ape | Veleno di api
wasp-sting: Punture di vespa | Puntura di vespa | Vespe | Vespa
wasp-venom: Veleno di vespa
hornets: Calabroni | Calabrone | Puntura di calabrone
insect-sting: Punture di insetti | Puntura di insetto | Punture d'insetto
mosquito-bite: Punture di zanzara | Puntura di zanzara | Zanzare | Zanzara
fire-ants: Formiche di fuoco
jellyfish: Meduse | Medusa
latex: Lattice
contrast: Mezzo di contrasto | Mezzi di contrasto
iodinated-contrast: Mezzo di contrasto iodato | Mezzi di contrasto iodati
gadolinium: Mezzo di contrasto al gadolinio | Gadolinio
iodine: Iodio
povidone-iodine: Iodopovidone | Iodio povidone | Betadine
chlorhexidine: Clorexidina
plasters: Cerotto adesivo | Cerotti
nickel: Nichel | Nichelio
cobalt: Cobalto
chromium: Cromo
formaldehyde: Formaldeide
perfume: Profumo | Profumi
hair-dye: Tintura per capelli | Tinta per capelli
lanolin: Lanolina
wool: Lana
vaccines: Vaccini
influenza-vaccine: Vaccino antinfluenzale
tetanus-vaccine: Vaccino antitetanico
sunlight: Luce solare
penicillins: Antibiotici penicillinici
cephalosporins: Cefalosporine | Cefalosporina
macrolides: Antibiotici macrolidi | Macrolidi
quinolones: Antibiotici chinolonici | Chinoloni | Chinolonici | Fluorochinoloni
tetracyclines: Antibiotici tetracicline | Tetracicline
sulfonamides: Sulfamidici | Sulfonamidi
antibiotics: Antibiotici | Antibiotico
nsaids: Antinfiammatori non steroidei (FANS) | FANS | Antinfiammatori non steroidei
opioids: Oppioidi | Oppioide | Oppiacei
local-anaesthetics: Anestetici locali | Anestesia locale | Anestetico locale
general-anaesthesia: Anestesia generale
muscle-relaxants: Miorilassanti (anestesia)
ace-inhibitors: ACE-inibitori
beta-blockers: Betabloccanti | Beta-bloccanti | Betabloccante
statins: Statine
corticosteroids: Corticosteroidi | Cortisonici
anticoagulants: Anticoagulanti | Anticoagulante
antihistamines: Antistaminici | Antistaminico
antidepressants: Antidepressivi | Antidepressivo
diuretics: Diuretici | Diuretico
oral-contraceptive: Contraccettivo orale (pillola) | Pillola anticoncezionale | Contraccettivi orali | Pillola contraccettiva
multivitamin: Multivitaminico
`,
    },
    {
      source: 'inn',
      reviewed: 'two-drafts',
      same: `
apixaban rivaroxaban dabigatran edoxaban clopidogrel ticagrelor prasugrel tacrolimus
adalimumab etanercept infliximab rituximab lisinopril ramipril enalapril perindopril
captopril losartan valsartan candesartan telmisartan irbesartan olmesartan diltiazem
montelukast diazepam lorazepam alprazolam clonazepam midazolam zolpidem levodopa carbidopa
donepezil baclofen sumatriptan propofol aciclovir denosumab latanoprost gabapentin
pregabalin levetiracetam celecoxib citalopram escitalopram sildenafil
`,
      rows: `
warfarin: Warfarin | Warfarina
heparin: Eparina
enoxaparin: Enoxaparina | Enoxaparina sodica
dalteparin: Dalteparina
acenocoumarol: Acenocumarolo
phenprocoumon: Fenprocumone
acetylsalicylic-acid: Acido acetilsalicilico | Aspirina
insulin: Insulina
insulin-glargine: Insulina glargine
insulin-lispro: Insulina lispro
insulin-aspart: Insulina aspart
insulin-degludec: Insulina degludec
insulin-detemir: Insulina detemir
metformin: Metformina
glimepiride: Glimepiride
gliclazide: Gliclazide
glibenclamide: Glibenclamide
sitagliptin: Sitagliptin
linagliptin: Linagliptin
empagliflozin: Empagliflozin
dapagliflozin: Dapagliflozin
semaglutide: Semaglutide
liraglutide: Liraglutide
dulaglutide: Dulaglutide
pioglitazone: Pioglitazone
glucagon: Glucagone
prednisone: Prednisone
prednisolone: Prednisolone
methylprednisolone: Metilprednisolone
hydrocortisone: Idrocortisone
dexamethasone: Desametasone
fludrocortisone: Fludrocortisone
budesonide: Budesonide
beclometasone: Beclometasone
fluticasone: Fluticasone
lamotrigine: Lamotrigina
valproic-acid: Acido valproico | Valproato | Valproato di sodio | Sodio valproato
carbamazepine: Carbamazepina
oxcarbazepine: Oxcarbazepina
phenytoin: Fenitoina
phenobarbital: Fenobarbital | Fenobarbitale
topiramate: Topiramato
lacosamide: Lacosamide
morphine: Morfina
fentanyl: Fentanil
oxycodone: Ossicodone
hydromorphone: Idromorfone
methadone: Metadone
buprenorphine: Buprenorfina
tramadol: Tramadolo
codeine: Codeina
pethidine: Petidina
naloxone: Naloxone
digoxin: Digossina
lithium: Litio | Carbonato di litio | Litio carbonato
phenelzine: Fenelzina
moclobemide: Moclobemide
selegiline: Selegilina
rasagiline: Rasagilina
metoprolol: Metoprololo
bisoprolol: Bisoprololo
atenolol: Atenololo
propranolol: Propranololo
carvedilol: Carvedilolo
nebivolol: Nebivololo
sotalol: Sotalolo
timolol: Timololo
ciclosporin: Ciclosporina
mycophenolic-acid: Acido micofenolico | Micofenolato | Micofenolato mofetile
azathioprine: Azatioprina
methotrexate: Metotrexato | Methotrexate
amlodipine: Amlodipina
nifedipine: Nifedipina
verapamil: Verapamil
furosemide: Furosemide
torasemide: Torasemide
hydrochlorothiazide: Idroclorotiazide
spironolactone: Spironolattone
indapamide: Indapamide
doxazosin: Doxazosina | Doxazosin
tamsulosin: Tamsulosina
clonidine: Clonidina
amiodarone: Amiodarone
flecainide: Flecainide
nitroglycerin: Nitroglicerina
atorvastatin: Atorvastatina
simvastatin: Simvastatina
rosuvastatin: Rosuvastatina
pravastatin: Pravastatina
ezetimibe: Ezetimibe
salbutamol: Salbutamolo
formoterol: Formoterolo
salmeterol: Salmeterolo
tiotropium: Tiotropio
ipratropium: Ipratropio
theophylline: Teofillina
adrenaline: Adrenalina (epinefrina) | Adrenalina | Epinefrina
cetirizine: Cetirizina
loratadine: Loratadina
desloratadine: Desloratadina
fexofenadine: Fexofenadina
diphenhydramine: Difenidramina
paracetamol: Paracetamolo
ibuprofen: Ibuprofene
diclofenac: Diclofenac
naproxen: Naprossene
metamizole: Metamizolo
ketorolac: Ketorolac
colchicine: Colchicina
allopurinol: Allopurinolo
sertraline: Sertralina
fluoxetine: Fluoxetina
paroxetine: Paroxetina
venlafaxine: Venlafaxina
duloxetine: Duloxetina
mirtazapine: Mirtazapina
amitriptyline: Amitriptilina
bupropion: Bupropione
trazodone: Trazodone
quetiapine: Quetiapina
olanzapine: Olanzapina
risperidone: Risperidone
aripiprazole: Aripiprazolo
haloperidol: Aloperidolo
clozapine: Clozapina
methylphenidate: Metilfenidato
melatonin: Melatonina
pramipexole: Pramipexolo
memantine: Memantina
pyridostigmine: Piridostigmina
omeprazole: Omeprazolo
pantoprazole: Pantoprazolo
esomeprazole: Esomeprazolo
lansoprazole: Lansoprazolo
famotidine: Famotidina
ondansetron: Ondansetrone
metoclopramide: Metoclopramide
domperidone: Domperidone
loperamide: Loperamide
lactulose: Lattulosio
mesalazine: Mesalazina
levothyroxine: Levotiroxina | Levotiroxina sodica
thiamazole: Tiamazolo | Metimazolo
desmopressin: Desmopressina
estradiol: Estradiolo
progesterone: Progesterone
testosterone: Testosterone
tamoxifen: Tamoxifene
letrozole: Letrozolo
penicillin: Penicillina
amoxicillin: Amoxicillina
ampicillin: Ampicillina
clavulanic-acid: Acido clavulanico
cefalexin: Cefalexina
ceftriaxone: Ceftriaxone
cefuroxime: Cefuroxima
azithromycin: Azitromicina
clarithromycin: Claritromicina
erythromycin: Eritromicina
doxycycline: Doxiciclina
tetracycline: Tetraciclina
ciprofloxacin: Ciprofloxacina
levofloxacin: Levofloxacina
clindamycin: Clindamicina
vancomycin: Vancomicina
gentamicin: Gentamicina
nitrofurantoin: Nitrofurantoina
metronidazole: Metronidazolo
trimethoprim: Trimetoprim
sulfamethoxazole: Sulfametoxazolo
co-trimoxazole: Cotrimoxazolo | Trimetoprim/sulfametoxazolo | Sulfametoxazolo/trimetoprim
rifampicin: Rifampicina
isoniazid: Isoniazide
lidocaine: Lidocaina
suxamethonium: Suxametonio | Succinilcolina
rocuronium: Rocuronio
ketamine: Ketamina
folic-acid: Acido folico
vitamin-d: Vitamina D | Vitamina D3
vitamin-b12: Vitamina B12
vitamin-c: Vitamina C | Acido ascorbico
iron: Ferro
magnesium: Magnesio
calcium: Calcio
potassium-chloride: Cloruro di potassio | Potassio cloruro
oxygen: Ossigeno
hydroxychloroquine: Idrossiclorochina
sulfasalazine: Sulfasalazina
finasteride: Finasteride
alendronic-acid: Acido alendronico | Alendronato
hydroxycarbamide: Idrossicarbamide | Idrossiurea
`,
    },
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
hypertension: Ipertensione arteriosa | Ipertensione | Pressione alta
diabetes: Diabete | Diabete mellito
diabetes-1: Diabete di tipo 1 | Diabete tipo 1 | Diabete mellito di tipo 1
diabetes-2: Diabete di tipo 2 | Diabete tipo 2 | Diabete mellito tipo 2 | Diabete mellito di tipo 2
diabetes-gestational: Diabete gestazionale
asthma: Asma | Asma bronchiale
copd: BPCO | Broncopneumopatia cronica ostruttiva
epilepsy: Epilessia
atrial-fibrillation: Fibrillazione atriale
atrial-flutter: Flutter atriale
heart-failure: Scompenso cardiaco | Insufficienza cardiaca
coronary: Malattia coronarica | Coronaropatia | Cardiopatia ischemica
angina-pectoris: Angina pectoris | Angina di petto
heart-attack: Infarto miocardico | Infarto | Infarto del miocardio
stroke: Ictus cerebrale | Ictus
ischaemic-stroke: Ictus ischemico (infarto cerebrale) | Ictus ischemico | Infarto cerebrale
tia: Attacco ischemico transitorio (TIA) | Attacco ischemico transitorio
arrhythmia: Aritmia cardiaca | Aritmia
long-qt: Sindrome del QT lungo
brugada: Sindrome di Brugada
wpw: Sindrome di Wolff-Parkinson-White
svt: Tachicardia sopraventricolare
cardiomyopathy: Cardiomiopatia
hcm: Cardiomiopatia ipertrofica
aortic-stenosis: Stenosi aortica
mitral-prolapse: Prolasso della valvola mitrale | Prolasso mitralico
mitral-regurgitation: Insufficienza mitralica
congenital-heart: Cardiopatia congenita
aortic-aneurysm: Aneurisma aortico | Aneurisma dell'aorta
brain-aneurysm: Aneurisma cerebrale
dvt: Trombosi venosa profonda | TVP
pulmonary-embolism: Embolia polmonare
pulmonary-hypertension: Ipertensione polmonare
pad: Arteriopatia periferica
cholesterol: Ipercolesterolemia | Colesterolo alto
hyperlipidaemia: Iperlipidemia
depression: Depressione
anxiety: Disturbo d'ansia | Ansia
bipolar: Disturbo bipolare
schizophrenia: Schizofrenia
ptsd: Disturbo da stress post-traumatico
adhd: Disturbo da deficit di attenzione e iperattività (ADHD)
autism: Autismo | Disturbo dello spettro autistico
panic-disorder: Disturbo di panico
ocd: Disturbo ossessivo-compulsivo
dementia: Demenza
alzheimers: Malattia di Alzheimer | Alzheimer
parkinsons: Malattia di Parkinson | Parkinson | Morbo di Parkinson
multiple-sclerosis: Sclerosi multipla
als: Sclerosi laterale amiotrofica (SLA) | SLA | Sclerosi laterale amiotrofica
myasthenia: Miastenia gravis
migraine: Emicrania
cerebral-palsy: Paralisi cerebrale | Paralisi cerebrale infantile
spinal-cord-injury: Lesione del midollo spinale | Lesione midollare
spina-bifida: Spina bifida
guillain-barre: Sindrome di Guillain-Barré
muscular-dystrophy: Distrofia muscolare
hydrocephalus: Idrocefalo
brain-injury: Trauma cranico
brain-tumour: Tumore cerebrale
narcolepsy: Narcolessia
paraplegia: Paraplegia
tetraplegia: Tetraplegia
hypothyroidism: Ipotiroidismo
hyperthyroidism: Ipertiroidismo
hashimoto: Tiroidite di Hashimoto
graves: Morbo di Basedow | Malattia di Graves | Morbo di Graves
addison: Morbo di Addison | Malattia di Addison
adrenal-insufficiency: Insufficienza surrenalica
cushing: Sindrome di Cushing
cah: Iperplasia surrenalica congenita
kidney-disease: Malattia renale cronica | Insufficienza renale cronica
kidney-failure: Insufficienza renale
dialysis: Dialisi
haemodialysis: Emodialisi
kidney-transplant: Trapianto di rene | Trapianto renale
liver-transplant: Trapianto di fegato
heart-transplant: Trapianto di cuore
kidney-stones: Calcoli renali
cirrhosis: Cirrosi epatica | Cirrosi
hepatitis-b: Epatite B | Epatite B cronica
hepatitis-c: Epatite C | Epatite C cronica
hiv: Infezione da HIV
tuberculosis: Tubercolosi
fatty-liver: Fegato grasso (steatosi epatica) | Steatosi epatica | Fegato grasso
pancreatitis: Pancreatite
crohns: Malattia di Crohn | Morbo di Crohn
ulcerative-colitis: Colite ulcerosa | Rettocolite ulcerosa
coeliac: Celiachia
reflux: Reflusso gastroesofageo | Malattia da reflusso gastroesofageo
ibs: Sindrome dell'intestino irritabile | Colon irritabile
gastric-ulcer: Ulcera gastrica
rheumatoid: Artrite reumatoide
osteoarthritis: Artrosi | Osteoartrite
arthritis: Artrite
osteoporosis: Osteoporosi
gout: Gotta
lupus: Lupus eritematoso sistemico | Lupus
psoriasis: Psoriasi
eczema: Eczema
atopic-dermatitis: Dermatite atopica
fibromyalgia: Fibromialgia
spondylitis: Spondilite anchilosante
anaemia: Anemia
iron-anaemia: Anemia da carenza di ferro | Anemia sideropenica
sickle-cell: Anemia falciforme | Drepanocitosi
thalassaemia: Talassemia
haemophilia: Emofilia
haemophilia-a: Emofilia A
haemophilia-b: Emofilia B
von-willebrand: Malattia di von Willebrand
thrombocytopenia: Piastrinopenia (piastrine basse) | Trombocitopenia | Piastrinopenia
factor-v: Fattore V di Leiden | Fattore V Leiden
antiphospholipid: Sindrome da anticorpi antifosfolipidi
g6pd: Deficit di G6PD (favismo) | Deficit di G6PD | Favismo
porphyria: Porfiria
pku: Fenilchetonuria
mastocytosis: Mastocitosi
hereditary-angioedema: Angioedema ereditario
malignant-hyperthermia: Ipertermia maligna
cystic-fibrosis: Fibrosi cistica
sleep-apnoea: Apnee notturne | Apnea del sonno | Apnee ostruttive del sonno
pulmonary-fibrosis: Fibrosi polmonare
emphysema: Enfisema polmonare | Enfisema
chronic-bronchitis: Bronchite cronica
breast-cancer: Tumore al seno | Cancro al seno | Carcinoma mammario
prostate-cancer: Tumore alla prostata | Cancro alla prostata
lung-cancer: Cancro al polmone | Tumore al polmone | Tumore del polmone
colon-cancer: Cancro al colon | Tumore al colon | Tumore del colon
thyroid-cancer: Tumore alla tiroide | Cancro alla tiroide
leukaemia: Leucemia
lymphoma: Linfoma
myeloma: Mieloma multiplo
melanoma: Melanoma
pregnancy: Gravidanza | Incinta
preeclampsia: Preeclampsia | Pre-eclampsia
endometriosis: Endometriosi
pcos: Sindrome dell'ovaio policistico
prostate-enlarged: Ipertrofia prostatica benigna | Iperplasia prostatica benigna
glaucoma: Glaucoma
cataract: Cataratta
macular-degeneration: Degenerazione maculare
blindness: Cecità
deafness: Sordità
hearing-loss: Perdita dell'udito | Ipoacusia
insomnia: Insonnia
obesity: Obesità
alcohol-dependence: Dipendenza da alcol | Alcolismo
asplenia: Assenza della milza (asplenia) | Asplenia
splenectomy: Milza asportata (splenectomia) | Splenectomia
down-syndrome: Sindrome di Down
marfan: Sindrome di Marfan
ehlers-danlos: Sindrome di Ehlers-Danlos
sarcoidosis: Sarcoidosi
vasculitis: Vasculite
scoliosis: Scoliosi
raynaud: Malattia di Raynaud | Fenomeno di Raynaud
hay-fever: Rinite allergica (febbre da fieno) | Rinite allergica | Febbre da fieno
food-allergy: Allergia alimentare
chronic-pain: Dolore cronico
immunodeficiency: Immunodeficienza
tracheostomy: Tracheostomia
pacemaker: Pacemaker cardiaco | Pace-maker
icd: Defibrillatore impiantato (ICD) | Defibrillatore impiantabile
cochlear-implant: Impianto cocleare
hearing-aid: Apparecchio acustico | Apparecchi acustici
hip-replacement: Protesi d'anca | Protesi dell'anca
knee-replacement: Protesi di ginocchio | Protesi del ginocchio
coronary-stent: Stent coronarico | Stent coronarici
insulin-pump: Microinfusore di insulina | Pompa per insulina | Pompa di insulina
heart-valve: Valvola cardiaca artificiale | Protesi valvolare cardiaca
mechanical-valve: Valvola cardiaca meccanica | Protesi valvolare meccanica
biological-valve: Valvola cardiaca biologica | Protesi valvolare biologica
vp-shunt: Derivazione ventricolo-peritoneale | Derivazione ventricoloperitoneale
port: Catetere venoso impiantato (Port-a-Cath)
dialysis-fistula: Fistola per dialisi | Fistola arterovenosa
vagus-stimulator: Stimolatore del nervo vago
brain-stimulator: Stimolatore cerebrale profondo
metal-plate: Placca metallica | Placche metalliche
breast-implants: Protesi mammarie | Protesi al seno
contraceptive-implant: Impianto contraccettivo
iud: Spirale (IUD) | Dispositivo intrauterino
dental-implants: Impianti dentali | Impianto dentale
lvad: Assistenza ventricolare sinistra (LVAD)
urinary-catheter: Catetere urinario | Catetere vescicale
feeding-tube: Sonda per alimentazione
colostomy: Colostomia
ileostomy: Ileostomia
anaphylaxis: Anafilassi
anaphylactic-shock: Shock anafilattico
anaphylactic-reaction: Reazione anafilattica
hives: Orticaria
rash: Eruzione cutanea | Rash cutaneo | Sfogo cutaneo
itching: Prurito
swelling: Gonfiore
facial-swelling: Gonfiore del viso | Gonfiore al viso | Viso gonfio
lip-swelling: Gonfiore delle labbra | Gonfiore alle labbra | Labbra gonfie
tongue-swelling: Gonfiore della lingua | Lingua gonfia
throat-swelling: Gonfiore della gola | Gonfiore alla gola
lips-and-tongue: Gonfiore delle labbra e della lingua | Gonfiore di labbra e lingua
angioedema: Angioedema | Edema di Quincke
breathing: Difficoltà a respirare | Difficoltà respiratorie | Difficoltà respiratoria
breathless: Mancanza di respiro (dispnea) | Fiato corto | Dispnea | Mancanza di respiro | Affanno
wheezing: Respiro sibilante | Sibili
bronchospasm: Broncospasmo
asthma-attack: Attacco d'asma | Crisi asmatica | Attacco di asma
cough: Tosse
sneezing: Starnuti
runny-nose: Naso che cola | Rinorrea
blocked-nose: Naso chiuso | Congestione nasale
watery-eyes: Lacrimazione | Occhi che lacrimano
itchy-eyes: Prurito agli occhi
red-eyes: Occhi rossi | Occhi arrossati
mouth-itching: Prurito in bocca | Prurito alla bocca
nausea: Nausea
vomiting: Vomito
nausea-vomiting: Nausea e vomito
diarrhoea: Diarrea
stomach-pain: Mal di pancia | Dolore addominale | Dolori addominali | Mal di stomaco
stomach-cramps: Crampi addominali | Crampi allo stomaco
stomach-upset: Disturbi di stomaco
low-pressure: Calo di pressione | Pressione bassa | Ipotensione
dizziness: Capogiri (giramenti di testa) | Capogiri | Giramenti di testa | Capogiro
fainting: Svenimento | Sincope
unconscious: Perdita di coscienza | Perdita di conoscenza
palpitations: Palpitazioni
fast-heartbeat: Tachicardia
cardiac-arrest: Arresto cardiaco
headache: Mal di testa | Cefalea
fever: Febbre
redness: Arrossamento | Rossore
flushing: Rossore improvviso del viso (flush) | Rossore improvviso del viso
blisters: Vesciche (bolle) | Vesciche | Bolle
skin-peeling: Desquamazione della pelle
contact-dermatitis: Dermatite da contatto
stevens-johnson: Sindrome di Stevens-Johnson
ten: Necrolisi epidermica tossica
dress: Sindrome DRESS
serum-sickness: Malattia da siero
liver-damage: Danno epatico
kidney-damage: Danno renale
seizure: Convulsioni | Crisi convulsiva | Crisi epilettica
confusion: Confusione
bleeding: Sanguinamento | Emorragia
muscle-pain: Dolori muscolari
joint-pain: Dolori articolari
fatigue: Stanchezza | Affaticamento
drowsiness: Sonnolenza
chest-pain: Dolore al petto | Dolore toracico
severe: Grave | Severa | Severo
moderate: Moderata | Moderato | Media | Medio
mild: Lieve | Leggera | Leggero
life-threatening: Pericolo di vita | Potenzialmente letale | Potenzialmente mortale | Pericolosa per la vita | Pericoloso per la vita | Potenzialmente fatale | Rischio di vita | Minaccia la vita
very-severe: Molto grave | Gravissima | Gravissimo
severe-anaphylaxis: Grave, anafilassi | Grave (anafilassi)
intolerance: Intolleranza
unknown: Sconosciuta | Sconosciuto
active: Attivo
chronic: Cronico
resolved: Risolto | Guarita | Guarito
remission: In remissione | Remissione
controlled: Sotto controllo | Controllata | Controllato
well-controlled: Ben controllata | Ben controllato
stable: Stabile
treated: In trattamento | In cura
monitored: In osservazione | Sotto osservazione
improving: In miglioramento
worsening: In peggioramento
recovering: In convalescenza
intermittent: Intermittente
acute: Acuta | Acuto
suspected: Sospetta | Sospetto
mother: Madre | Mamma
father: Padre | Papà | Babbo
parents: Genitori
parent: Genitore
wife: Moglie
husband: Marito
spouse: Coniuge
partner: Compagno o compagna | Partner | Compagno | Compagna | Convivente
son: Figlio
daughter: Figlia
child: Figlio o figlia
brother: Fratello
sister: Sorella
elder-brother: Fratello maggiore
younger-brother: Fratello minore
elder-sister: Sorella maggiore
younger-sister: Sorella minore
sibling: Fratello o sorella
grandmother: Nonna | La nonna
grandfather: Nonno | Il nonno
grandson: Nipote (figlio di un figlio)
granddaughter: Nipote (figlia di un figlio)
aunt: Zia
uncle: Zio
niece: Nipote (figlia di fratello o sorella)
nephew: Nipote (figlio di fratello o sorella)
cousin: Cugino o cugina | Cugino | Cugina
mother-in-law: Suocera
father-in-law: Suocero
son-in-law: Genero
daughter-in-law: Nuora
brother-in-law: Cognato
sister-in-law: Cognata
stepmother: Matrigna
stepfather: Patrigno
stepson: Figliastro
stepdaughter: Figliastra
friend: Amico o amica | Amico | Amica | Migliore amico | Migliore amica
boyfriend: Fidanzato (ragazzo) | Ragazzo
girlfriend: Fidanzata (ragazza) | Ragazza
fiance: Promesso sposo
fiancee: Promessa sposa
ex-husband: Ex marito
ex-wife: Ex moglie
neighbour: Vicino o vicina di casa | Vicino di casa | Vicina di casa | Vicino | Vicina
flatmate: Coinquilino o coinquilina | Coinquilino | Coinquilina
colleague: Collega | Collega di lavoro
boss: Capo | Superiore
employer: Datore di lavoro
teacher: Insegnante | Maestra | Maestro | Professoressa
school: Scuola
carer: Chi assiste la persona (badante) | Badante | Assistente familiare
guardian: Tutore legale | Tutore
relative: Parente | Familiare | Famiglia
godmother: Madrina
godfather: Padrino
doctor: Medico | Dottore | Dottoressa
family-doctor: Medico di famiglia | Medico di base | Medico curante
cardiologist: Cardiologo o cardiologa | Cardiologo | Cardiologa
neurologist: Neurologo o neurologa | Neurologo | Neurologa
paediatrician: Pediatra
nurse: Infermiere o infermiera | Infermiera | Infermiere
social-worker: Assistente sociale
self: La persona stessa
oral: Per bocca (via orale) | Per bocca | Via orale | Per via orale | Per os
inhaled: Per inalazione | Inalato
subcutaneous: Sotto la pelle (sottocutaneo) | Sottocutanea | Sottocute | Sottocutaneo
intramuscular: Nel muscolo (intramuscolare) | Intramuscolare | Intramuscolo
intravenous: In vena (endovenoso) | Endovenosa | Endovena
sublingual: Sotto la lingua (sublinguale) | Sublinguale
rectal: Per via rettale | Rettale
nasal: Nel naso (nasale) | Nasale
eye: Nell'occhio
ear: Nell'orecchio
skin: Sulla pelle | Uso topico | Topico
patch: Cerotto medicato | Cerotto transdermico
vaginal: Per via vaginale | Vaginale
tube: Tramite sonda per alimentazione
`,
    },
  ],
  dosing: {
    numbers: 'un/una/uno due tre quattro cinque sei sette otto nove dieci undici dodici',
    phrases: `
daily: ogni giorno | tutti i giorni | al giorno | quotidianamente | giornaliero | al dì
day-1: una volta al giorno | 1 volta al giorno | 1 volta al dì | 1 al giorno | 1 volta/die
day-2: due volte al giorno | 2 volte al giorno | 2 volte al dì | 2 al giorno
day-3: tre volte al giorno | 3 volte al giorno | 3 volte al dì | 3 al giorno
day-4: quattro volte al giorno | 4 volte al giorno
day-n: # volte al giorno | # volte al dì | #x al giorno | # volte/die | #/die
week-1: una volta alla settimana | 1 volta alla settimana | una volta a settimana | settimanale | ogni settimana | 1 volta a settimana
week-2: due volte alla settimana | 2 volte alla settimana | 2 volte a settimana | due volte a settimana
week-3: tre volte alla settimana | 3 volte alla settimana | 3 volte a settimana | tre volte a settimana
week-n: # volte alla settimana | # volte a settimana
month-1: una volta al mese | mensile | ogni mese | 1 volta al mese
year-1: una volta all'anno | annuale | ogni anno
every-hours: one=ogni ora; other=ogni # ore | ogni # h
every-other-day: a giorni alterni | ogni due giorni | un giorno sì e uno no | ogni 2 giorni
every-days: ogni # giorni
every-weeks: ogni # settimane
every-months: ogni # mesi
every-morning: ogni mattina | tutte le mattine
every-evening: ogni sera | tutte le sere
every-night: ogni notte | tutte le notti
morning: al mattino | la mattina | mattina | mattino | di mattina
noon: a mezzogiorno | mezzogiorno
afternoon: nel pomeriggio | pomeriggio | al pomeriggio
evening: alla sera | la sera | sera | di sera
night: di notte | notte | la notte
bedtime: prima di dormire | al momento di coricarsi | prima di coricarsi
as-needed: al bisogno | se necessario | in caso di bisogno | all'occorrenza | secondo necessità | quando necessario | se serve
before-meals: prima dei pasti
after-meals: dopo i pasti
with-meals: ai pasti | durante i pasti | con i pasti
empty-stomach: a stomaco vuoto | a digiuno
before-breakfast: prima di colazione | prima della colazione
after-breakfast: dopo colazione | dopo la colazione
with-breakfast: a colazione
after-dinner: dopo cena
with-dinner: a cena
continuous: in continuo | continuo
before-exercise: prima dell'attività fisica | prima dello sport | prima dell'esercizio
emergency: solo in caso di emergenza | in caso di emergenza
for-pain: in caso di dolore | per il dolore
max-day: al massimo # al giorno | massimo # al giorno | max # al giorno
tablet: one=# compressa; other=# compresse | # cpr | # pastiglia | # pastiglie | # cp
half-tablet: mezza compressa | 1/2 compressa | ½ compressa | 1/2 cpr | mezza cpr
quarter-tablet: un quarto di compressa | 1/4 di compressa | 1/4 compressa
capsule: one=# capsula; other=# capsule | # cps
drop: one=# goccia; other=# gocce | # gtt
puff: one=# inalazione; other=# inalazioni | # puff | # spruzzi per inalazione
unit: one=# unità; other=# unità
patch: one=# cerotto; other=# cerotti
sachet: one=# bustina; other=# bustine
injection: one=# iniezione; other=# iniezioni
ampoule: one=# fiala; other=# fiale
suppository: one=# supposta; other=# supposte
spray: one=# spruzzo; other=# spruzzi
at-morning: mattina # | # al mattino | # mattina
at-noon: mezzogiorno # | # a mezzogiorno
at-evening: sera # | # alla sera | # sera
at-bedtime: prima di dormire # | # prima di dormire
after-lunch: dopo pranzo
before-dinner: prima di cena
by-inr: secondo INR
on-waking: al risveglio
`,
  },
}
