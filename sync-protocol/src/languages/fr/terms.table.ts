/**
 * Rows are `id: shown | also written | …`, with the ids of `src/terms/index.table.ts` (see ../terms.ts).
 */
import type { LanguageTable } from '../terms'

export const terms: LanguageTable = {
  locale: 'fr',
  terms: [
    {
      source: 'eu-1169-2011',
      reviewed: 'two-drafts',
      rows: `
gluten-cereals: Céréales contenant du gluten
crustaceans: Crustacés | Crustacé
eggs: Œufs | Œuf | Oeufs | Oeuf | Œuf de poule
fish: Poisson | Poissons
peanuts: Arachides (cacahuètes) | Arachides | Arachide | Cacahuètes | Cacahuète
soya: Soja
milk: Lait | Lait de vache
almonds: Amandes | Amande
hazelnuts: Noisettes | Noisette
walnuts: Noix de Grenoble (noix commune) | Noix de Grenoble | Noix commune | Cerneaux de noix
cashews: Noix de cajou | Cajou | Anacardes
pecans: Noix de pécan
brazil-nuts: Noix du Brésil
pistachios: Pistaches | Pistache
macadamia: Noix de macadamia | Macadamia
tree-nuts: Fruits à coque | Fruit à coque | Noix et fruits à coque | Fruits à coques
celery: Céleri
mustard: Moutarde
sesame: Sésame | Graines de sésame
sulphites: Sulfites | Sulfite | Anhydride sulfureux et sulfites
lupin: Lupin
molluscs: Mollusques | Mollusque
wheat: Blé | Farine de blé | Froment
rye: Seigle
barley: Orge
oats: Avoine
spelt: Épeautre
`,
    },
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
gluten: Gluten
dairy: Produits laitiers
milk-protein: Protéines de lait | Protéines de lait de vache | Protéine de lait | PLV | APLV
lactose: Lactose
shellfish: Crustacés et mollusques | Fruits de mer
shrimp: Crevettes | Crevette
crab: Crabe | Crabes
lobster: Homard
mussels: Moules
oysters: Huîtres | Huître
squid: Calmar | Calamar | Encornet
salmon: Saumon
tuna: Thon
cod: Morue (cabillaud) | Morue | Cabillaud
buckwheat: Sarrasin
maize: Maïs
rice: Riz
potato: Pomme de terre | Pommes de terre
chickpeas: Pois chiches | Pois chiche
lentils: Lentilles
peas: Petits pois | Pois verts
poppy-seeds: Graines de pavot
sunflower-seeds: Graines de tournesol
pine-nuts: Pignons de pin | Pignon de pin
coconut: Noix de coco
mango: Mangue
pineapple: Ananas
strawberries: Fraises | Fraise
kiwi: Kiwi | Kiwis
banana: Banane | Bananes
avocado: Avocat (fruit) | Avocats | Avocat
apple: Pomme | Pommes
peach: Pêche (fruit) | Pêche | Pêches
citrus: Agrumes | Agrume
orange: Oranges (fruit) | Orange | Oranges
lemon: Citron | Citrons
tomato: Tomate | Tomates
carrot: Carotte | Carottes
garlic: Ail
onion: Oignon | Oignons
cinnamon: Cannelle
chocolate: Chocolat
cocoa: Cacao
honey: Miel
beef: Viande de bœuf | Bœuf | Boeuf
pork: Viande de porc | Porc
red-meat: Viande rouge
chicken-meat: Viande de poulet | Poulet
gelatine: Gélatine
yeast: Levure
pollen: Pollen | Pollens
grass-pollen: Pollen de graminées | Graminées | Pollens de graminées
birch-pollen: Pollen de bouleau
tree-pollen: Pollen d'arbres | Pollens d'arbres
olive-pollen: Pollen d'olivier
ragweed: Ambroisie | Pollen d'ambroisie
mugwort: Armoise | Pollen d'armoise
dust-mites: Acariens | Acarien | Acariens de la poussière
house-dust: Poussière de maison
mould: Moisissures | Moisissure
cats: Chats | Chat
cat-hair: Poils de chat | Poil de chat
dogs: Chiens | Chien
dog-hair: Poils de chien | Poil de chien
horses: Chevaux | Cheval
animal-hair: Poils d'animaux
feathers: Plumes | Plume
cockroaches: Blattes (cafards) | Cafards | Blattes | Cafard | Blatte
bee-sting: Piqûres d'abeille | Piqûre d'abeille | Abeilles | Abeille
bee-venom: Venin d'abeille
wasp-sting: Piqûres de guêpe | Piqûre de guêpe | Guêpes | Guêpe
wasp-venom: Venin de guêpe
hornets: Frelons | Frelon | Piqûre de frelon
insect-sting: Piqûres d'insectes | Piqûre d'insecte | Piqûres d'insecte
mosquito-bite: Piqûres de moustique | Piqûre de moustique | Moustiques | Moustique
fire-ants: Fourmis de feu
jellyfish: Méduses | Méduse
latex: Latex
contrast: Produit de contraste | Produits de contraste
iodinated-contrast: Produit de contraste iodé | Produits de contraste iodés
gadolinium: Produit de contraste au gadolinium | Gadolinium
iodine: Iode
povidone-iodine: Povidone iodée | Bétadine
chlorhexidine: Chlorhexidine
plasters: Sparadrap | Pansements adhésifs
nickel: Nickel
cobalt: Cobalt
chromium: Chrome
formaldehyde: Formaldéhyde | Formol
perfume: Parfum | Parfums
hair-dye: Teinture pour cheveux | Teinture capillaire | Coloration capillaire
lanolin: Lanoline
wool: Laine
vaccines: Vaccins
influenza-vaccine: Vaccin contre la grippe | Vaccin antigrippal
tetanus-vaccine: Vaccin contre le tétanos | Vaccin antitétanique
sunlight: Lumière du soleil
penicillins: Pénicillines
cephalosporins: Céphalosporines | Céphalosporine
macrolides: Antibiotiques macrolides | Macrolides
quinolones: Antibiotiques quinolones | Quinolones | Fluoroquinolones
tetracyclines: Antibiotiques tétracyclines | Tétracyclines | Cyclines
sulfonamides: Sulfamides (antibiotiques) | Sulfamides | Sulfamide
antibiotics: Antibiotiques | Antibiotique
nsaids: Anti-inflammatoires non stéroïdiens (AINS) | AINS | Anti-inflammatoires non stéroïdiens
opioids: Opioïdes | Opioïde | Opiacés
local-anaesthetics: Anesthésiques locaux | Anesthésie locale | Anesthésique local
general-anaesthesia: Anesthésie générale
muscle-relaxants: Curares (anesthésie) | Curares
ace-inhibitors: Inhibiteurs de l'enzyme de conversion (IEC) | IEC | Inhibiteurs de l'enzyme de conversion
beta-blockers: Bêtabloquants | Bêta-bloquants | Bêtabloquant
statins: Statines | Statine
corticosteroids: Corticoïdes | Corticostéroïdes
anticoagulants: Anticoagulants | Anticoagulant
antihistamines: Antihistaminiques | Antihistaminique
antidepressants: Antidépresseurs | Antidépresseur
diuretics: Diurétiques | Diurétique
oral-contraceptive: Contraceptif oral (pilule) | Pilule contraceptive | Contraception orale
multivitamin: Multivitamines
`,
    },
    {
      source: 'inn',
      reviewed: 'two-drafts',
      same: `
apixaban rivaroxaban dabigatran clopidogrel prasugrel bisoprolol sotalol timolol tacrolimus
adalimumab infliximab rituximab lisinopril ramipril losartan valsartan telmisartan diltiazem
indapamide citalopram escitalopram bupropion alprazolam midazolam zolpidem sumatriptan
propofol rocuronium calcium morphine fentanyl tramadol aciclovir fluticasone prednisone
prednisolone sertraline venlafaxine mirtazapine amitriptyline olanzapine clozapine
colchicine glucagon amiodarone clonidine
`,
      rows: `
ticagrelor: Ticagrélor
duloxetine: Duloxétine
fluoxetine: Fluoxétine
paroxetine: Paroxétine
olmesartan: Olmésartan
irbesartan: Irbésartan
candesartan: Candésartan
etanercept: Étanercept
metoprolol: Métoprolol
budesonide: Budésonide
warfarin: Warfarine
edoxaban: Édoxaban
heparin: Héparine
enoxaparin: Énoxaparine
dalteparin: Daltéparine
acenocoumarol: Acénocoumarol
phenprocoumon: Phenprocoumone
acetylsalicylic-acid: Acide acétylsalicylique | Aspirine
insulin: Insuline
insulin-glargine: Insuline glargine
insulin-lispro: Insuline lispro
insulin-aspart: Insuline asparte
insulin-degludec: Insuline dégludec
insulin-detemir: Insuline détémir
metformin: Metformine
glimepiride: Glimépiride
gliclazide: Gliclazide
glibenclamide: Glibenclamide
sitagliptin: Sitagliptine
linagliptin: Linagliptine
empagliflozin: Empagliflozine
dapagliflozin: Dapagliflozine
semaglutide: Sémaglutide
liraglutide: Liraglutide
dulaglutide: Dulaglutide
pioglitazone: Pioglitazone
methylprednisolone: Méthylprednisolone
hydrocortisone: Hydrocortisone
dexamethasone: Dexaméthasone
fludrocortisone: Fludrocortisone
beclometasone: Béclométasone
levetiracetam: Lévétiracétam
lamotrigine: Lamotrigine
valproic-acid: Acide valproïque | Valproate de sodium | Valproate
carbamazepine: Carbamazépine
oxcarbazepine: Oxcarbazépine
phenytoin: Phénytoïne
phenobarbital: Phénobarbital
topiramate: Topiramate
lacosamide: Lacosamide
gabapentin: Gabapentine
pregabalin: Prégabaline
oxycodone: Oxycodone
hydromorphone: Hydromorphone
methadone: Méthadone
buprenorphine: Buprénorphine
codeine: Codéine
pethidine: Péthidine
naloxone: Naloxone
digoxin: Digoxine
lithium: Lithium | Carbonate de lithium
phenelzine: Phénelzine
moclobemide: Moclobémide
selegiline: Sélégiline
rasagiline: Rasagiline
atenolol: Aténolol
propranolol: Propranolol
carvedilol: Carvédilol
nebivolol: Nébivolol
ciclosporin: Ciclosporine
mycophenolic-acid: Acide mycophénolique | Mycophénolate mofétil | Mycophénolate
azathioprine: Azathioprine
methotrexate: Méthotrexate
enalapril: Énalapril
perindopril: Périndopril
captopril: Captopril
amlodipine: Amlodipine
nifedipine: Nifédipine
verapamil: Vérapamil
furosemide: Furosémide
torasemide: Torasémide
hydrochlorothiazide: Hydrochlorothiazide
spironolactone: Spironolactone
doxazosin: Doxazosine
tamsulosin: Tamsulosine
flecainide: Flécaïnide
nitroglycerin: Trinitrine (nitroglycérine) | Trinitrine | Nitroglycérine
atorvastatin: Atorvastatine
simvastatin: Simvastatine
rosuvastatin: Rosuvastatine
pravastatin: Pravastatine
ezetimibe: Ézétimibe
salbutamol: Salbutamol
formoterol: Formotérol
salmeterol: Salmétérol
tiotropium: Tiotropium
ipratropium: Ipratropium | Bromure d'ipratropium
montelukast: Montélukast
theophylline: Théophylline
adrenaline: Adrénaline (épinéphrine) | Adrénaline | Épinéphrine
cetirizine: Cétirizine
loratadine: Loratadine
desloratadine: Desloratadine
fexofenadine: Fexofénadine
diphenhydramine: Diphénhydramine
paracetamol: Paracétamol
ibuprofen: Ibuprofène
diclofenac: Diclofénac
naproxen: Naproxène
metamizole: Métamizole
celecoxib: Célécoxib
ketorolac: Kétorolac
allopurinol: Allopurinol
trazodone: Trazodone
risperidone: Rispéridone
quetiapine: Quétiapine
aripiprazole: Aripiprazole
haloperidol: Halopéridol
diazepam: Diazépam
lorazepam: Lorazépam
clonazepam: Clonazépam
methylphenidate: Méthylphénidate
melatonin: Mélatonine
levodopa: Lévodopa
carbidopa: Carbidopa
pramipexole: Pramipexole
donepezil: Donépézil
memantine: Mémantine
baclofen: Baclofène
pyridostigmine: Pyridostigmine
omeprazole: Oméprazole
pantoprazole: Pantoprazole
esomeprazole: Ésoméprazole
lansoprazole: Lansoprazole
famotidine: Famotidine
ondansetron: Ondansétron
metoclopramide: Métoclopramide
domperidone: Dompéridone
loperamide: Lopéramide
lactulose: Lactulose
mesalazine: Mésalazine
levothyroxine: Lévothyroxine | Lévothyroxine sodique
thiamazole: Thiamazole
desmopressin: Desmopressine
estradiol: Estradiol
progesterone: Progestérone
testosterone: Testostérone
tamoxifen: Tamoxifène
letrozole: Létrozole
penicillin: Pénicilline
amoxicillin: Amoxicilline
ampicillin: Ampicilline
clavulanic-acid: Acide clavulanique
cefalexin: Céfalexine
ceftriaxone: Ceftriaxone
cefuroxime: Céfuroxime
azithromycin: Azithromycine
clarithromycin: Clarithromycine
erythromycin: Érythromycine
doxycycline: Doxycycline
tetracycline: Tétracycline
ciprofloxacin: Ciprofloxacine
levofloxacin: Lévofloxacine
clindamycin: Clindamycine
vancomycin: Vancomycine
gentamicin: Gentamicine
nitrofurantoin: Nitrofurantoïne
metronidazole: Métronidazole
trimethoprim: Triméthoprime
sulfamethoxazole: Sulfaméthoxazole
co-trimoxazole: Cotrimoxazole | Triméthoprime/sulfaméthoxazole | Sulfaméthoxazole/triméthoprime
rifampicin: Rifampicine
isoniazid: Isoniazide
lidocaine: Lidocaïne
suxamethonium: Suxaméthonium | Succinylcholine
ketamine: Kétamine
folic-acid: Acide folique
vitamin-d: Vitamine D | Vitamine D3
vitamin-b12: Vitamine B12
vitamin-c: Vitamine C | Acide ascorbique
iron: Fer
magnesium: Magnésium
potassium-chloride: Chlorure de potassium
oxygen: Oxygène
hydroxychloroquine: Hydroxychloroquine
sulfasalazine: Sulfasalazine
finasteride: Finastéride
sildenafil: Sildénafil
alendronic-acid: Acide alendronique | Alendronate
denosumab: Dénosumab
latanoprost: Latanoprost
hydroxycarbamide: Hydroxycarbamide | Hydroxyurée
`,
    },
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
hypertension: Hypertension artérielle | Hypertension | HTA | Tension élevée
diabetes: Diabète
diabetes-1: Diabète de type 1 | Diabète type 1
diabetes-2: Diabète de type 2 | Diabète type 2
diabetes-gestational: Diabète gestationnel
asthma: Asthme
copd: BPCO | Bronchopneumopathie chronique obstructive
epilepsy: Épilepsie
atrial-fibrillation: Fibrillation auriculaire | Fibrillation atriale
atrial-flutter: Flutter auriculaire | Flutter atrial
heart-failure: Insuffisance cardiaque
coronary: Maladie coronarienne | Coronaropathie | Cardiopathie ischémique
angina-pectoris: Angine de poitrine | Angor
heart-attack: Infarctus du myocarde | Infarctus | Crise cardiaque
stroke: Accident vasculaire cérébral (AVC) | AVC | Accident vasculaire cérébral
ischaemic-stroke: AVC ischémique (infarctus cérébral) | AVC ischémique | Infarctus cérébral
tia: Accident ischémique transitoire (AIT) | AIT | Accident ischémique transitoire
arrhythmia: Trouble du rythme cardiaque | Arythmie | Arythmie cardiaque
long-qt: Syndrome du QT long
brugada: Syndrome de Brugada
wpw: Syndrome de Wolff-Parkinson-White
svt: Tachycardie supraventriculaire
cardiomyopathy: Cardiomyopathie
hcm: Cardiomyopathie hypertrophique
aortic-stenosis: Rétrécissement aortique | Sténose aortique
mitral-prolapse: Prolapsus de la valve mitrale | Prolapsus mitral
mitral-regurgitation: Insuffisance mitrale
congenital-heart: Cardiopathie congénitale
aortic-aneurysm: Anévrisme de l'aorte | Anévrisme aortique
brain-aneurysm: Anévrisme cérébral
dvt: Thrombose veineuse profonde | Phlébite profonde
pulmonary-embolism: Embolie pulmonaire
pulmonary-hypertension: Hypertension pulmonaire
pad: Artériopathie périphérique
cholesterol: Hypercholestérolémie | Cholestérol élevé
hyperlipidaemia: Hyperlipidémie
depression: Dépression
anxiety: Trouble anxieux | Anxiété | Troubles anxieux
bipolar: Trouble bipolaire | Troubles bipolaires
schizophrenia: Schizophrénie
ptsd: Trouble de stress post-traumatique | État de stress post-traumatique
adhd: TDAH | Trouble du déficit de l'attention avec hyperactivité
autism: Autisme | Trouble du spectre de l'autisme
panic-disorder: Trouble panique
ocd: Trouble obsessionnel compulsif
dementia: Démence
alzheimers: Maladie d'Alzheimer | Alzheimer
parkinsons: Maladie de Parkinson | Parkinson
multiple-sclerosis: Sclérose en plaques | SEP
als: Sclérose latérale amyotrophique (SLA) | SLA | Sclérose latérale amyotrophique | Maladie de Charcot
myasthenia: Myasthénie grave | Myasthénie
migraine: Migraine | Migraines
cerebral-palsy: Paralysie cérébrale
spinal-cord-injury: Lésion de la moelle épinière
spina-bifida: Spina bifida
guillain-barre: Syndrome de Guillain-Barré
muscular-dystrophy: Dystrophie musculaire
hydrocephalus: Hydrocéphalie
brain-injury: Traumatisme crânien
brain-tumour: Tumeur cérébrale
narcolepsy: Narcolepsie
paraplegia: Paraplégie
tetraplegia: Tétraplégie
hypothyroidism: Hypothyroïdie
hyperthyroidism: Hyperthyroïdie
hashimoto: Thyroïdite de Hashimoto
graves: Maladie de Basedow
addison: Maladie d'Addison
adrenal-insufficiency: Insuffisance surrénalienne | Insuffisance surrénale
cushing: Syndrome de Cushing
cah: Hyperplasie congénitale des surrénales
kidney-disease: Maladie rénale chronique | Insuffisance rénale chronique
kidney-failure: Insuffisance rénale
dialysis: Dialyse
haemodialysis: Hémodialyse
kidney-transplant: Greffe de rein | Greffe rénale | Transplantation rénale
liver-transplant: Greffe de foie | Greffe hépatique
heart-transplant: Greffe de cœur | Greffe cardiaque
kidney-stones: Calculs rénaux
cirrhosis: Cirrhose du foie | Cirrhose
hepatitis-b: Hépatite B | Hépatite B chronique
hepatitis-c: Hépatite C | Hépatite C chronique
hiv: VIH | Infection par le VIH
tuberculosis: Tuberculose
fatty-liver: Stéatose hépatique (foie gras) | Stéatose hépatique | Maladie du foie gras
pancreatitis: Pancréatite
crohns: Maladie de Crohn
ulcerative-colitis: Rectocolite hémorragique | Colite ulcéreuse | RCH
coeliac: Maladie cœliaque | Maladie coeliaque
reflux: Reflux gastro-œsophagien | Reflux gastro-oesophagien | RGO
ibs: Syndrome de l'intestin irritable | Syndrome du côlon irritable | Côlon irritable
gastric-ulcer: Ulcère de l'estomac | Ulcère gastrique
rheumatoid: Polyarthrite rhumatoïde
osteoarthritis: Arthrose
arthritis: Arthrite
osteoporosis: Ostéoporose
gout: Goutte
lupus: Lupus érythémateux systémique | Lupus
psoriasis: Psoriasis
eczema: Eczéma
atopic-dermatitis: Dermatite atopique | Eczéma atopique
fibromyalgia: Fibromyalgie
spondylitis: Spondylarthrite ankylosante
anaemia: Anémie
iron-anaemia: Anémie ferriprive | Anémie par carence en fer
sickle-cell: Drépanocytose
thalassaemia: Thalassémie
haemophilia: Hémophilie
haemophilia-a: Hémophilie A
haemophilia-b: Hémophilie B
von-willebrand: Maladie de von Willebrand | Maladie de Willebrand
thrombocytopenia: Thrombopénie (plaquettes basses) | Thrombopénie | Thrombocytopénie
factor-v: Facteur V Leiden | Facteur V de Leiden
antiphospholipid: Syndrome des antiphospholipides
g6pd: Déficit en G6PD
porphyria: Porphyrie
pku: Phénylcétonurie
mastocytosis: Mastocytose
hereditary-angioedema: Angio-œdème héréditaire | Angiœdème héréditaire
malignant-hyperthermia: Hyperthermie maligne
cystic-fibrosis: Mucoviscidose
sleep-apnoea: Apnée du sommeil | Syndrome d'apnées du sommeil
pulmonary-fibrosis: Fibrose pulmonaire
emphysema: Emphysème pulmonaire | Emphysème
chronic-bronchitis: Bronchite chronique
breast-cancer: Cancer du sein
prostate-cancer: Cancer de la prostate
lung-cancer: Cancer du poumon
colon-cancer: Cancer du côlon | Cancer colorectal
thyroid-cancer: Cancer de la thyroïde
leukaemia: Leucémie
lymphoma: Lymphome
myeloma: Myélome multiple
melanoma: Mélanome
pregnancy: Grossesse | Enceinte
preeclampsia: Prééclampsie | Pré-éclampsie
endometriosis: Endométriose
pcos: Syndrome des ovaires polykystiques
prostate-enlarged: Hypertrophie bénigne de la prostate | Adénome de la prostate
glaucoma: Glaucome
cataract: Cataracte
macular-degeneration: Dégénérescence maculaire | DMLA
blindness: Cécité
deafness: Surdité
hearing-loss: Perte auditive | Perte d'audition
insomnia: Insomnie
obesity: Obésité
alcohol-dependence: Dépendance à l'alcool | Alcoolisme
asplenia: Absence de rate (asplénie) | Asplénie
splenectomy: Rate enlevée (splénectomie) | Splénectomie
down-syndrome: Trisomie 21 (syndrome de Down) | Trisomie 21 | Syndrome de Down
marfan: Syndrome de Marfan
ehlers-danlos: Syndrome d'Ehlers-Danlos
sarcoidosis: Sarcoïdose
vasculitis: Vascularite
scoliosis: Scoliose
raynaud: Maladie de Raynaud | Syndrome de Raynaud
hay-fever: Rhinite allergique (rhume des foins) | Rhume des foins | Rhinite allergique
food-allergy: Allergie alimentaire
chronic-pain: Douleur chronique | Douleurs chroniques
immunodeficiency: Immunodéficience | Déficit immunitaire
tracheostomy: Trachéotomie (trachéostomie) | Trachéostomie | Trachéotomie
pacemaker: Stimulateur cardiaque (pacemaker) | Stimulateur cardiaque | Pacemaker
icd: Défibrillateur implanté (DAI) | Défibrillateur automatique implantable | Défibrillateur implantable
cochlear-implant: Implant cochléaire
hearing-aid: Appareil auditif | Appareils auditifs
hip-replacement: Prothèse de hanche
knee-replacement: Prothèse de genou | Prothèse du genou
coronary-stent: Stent coronaire | Stents coronaires | Stent coronarien
insulin-pump: Pompe à insuline
heart-valve: Valve cardiaque artificielle | Prothèse valvulaire
mechanical-valve: Valve cardiaque mécanique
biological-valve: Valve cardiaque biologique
vp-shunt: Dérivation ventriculo-péritonéale
port: Chambre implantable (Port-a-Cath) | Chambre implantable
dialysis-fistula: Fistule de dialyse | Fistule artério-veineuse
vagus-stimulator: Stimulateur du nerf vague
brain-stimulator: Stimulateur cérébral profond
metal-plate: Plaque métallique | Plaques métalliques
breast-implants: Implants mammaires | Prothèses mammaires
contraceptive-implant: Implant contraceptif
iud: Stérilet (DIU) | Stérilet | DIU
dental-implants: Implants dentaires | Implant dentaire
lvad: Assistance ventriculaire gauche (LVAD)
urinary-catheter: Sonde urinaire
feeding-tube: Sonde d'alimentation
colostomy: Colostomie
ileostomy: Iléostomie
anaphylaxis: Anaphylaxie
anaphylactic-shock: Choc anaphylactique
anaphylactic-reaction: Réaction anaphylactique
hives: Urticaire
rash: Éruption cutanée | Éruption
itching: Démangeaisons | Démangeaison | Prurit
swelling: Gonflement | Gonflements | Œdème
facial-swelling: Gonflement du visage
lip-swelling: Gonflement des lèvres
tongue-swelling: Gonflement de la langue
throat-swelling: Gonflement de la gorge
lips-and-tongue: Gonflement des lèvres et de la langue
angioedema: Angio-œdème (œdème de Quincke) | Œdème de Quincke | Angio-œdème | Angioœdème
breathing: Difficultés à respirer | Difficulté à respirer | Difficultés respiratoires | Gêne respiratoire
breathless: Essoufflement | Dyspnée
wheezing: Respiration sifflante
bronchospasm: Bronchospasme
asthma-attack: Crise d'asthme
cough: Toux
sneezing: Éternuements
runny-nose: Nez qui coule | Écoulement nasal
blocked-nose: Nez bouché | Congestion nasale
watery-eyes: Larmoiement | Yeux qui pleurent | Yeux larmoyants
itchy-eyes: Démangeaisons des yeux | Yeux qui démangent
red-eyes: Yeux rouges
mouth-itching: Démangeaisons dans la bouche
nausea: Nausées | Nausée
vomiting: Vomissements | Vomissement
nausea-vomiting: Nausées et vomissements
diarrhoea: Diarrhée
stomach-pain: Maux de ventre | Mal de ventre | Douleurs abdominales | Douleur abdominale
stomach-cramps: Crampes abdominales | Crampes d'estomac
stomach-upset: Troubles digestifs
low-pressure: Chute de tension | Hypotension | Baisse de tension
dizziness: Étourdissements | Vertiges et étourdissements
fainting: Évanouissement | Malaise avec évanouissement | Syncope
unconscious: Perte de connaissance | Perte de conscience
palpitations: Palpitations
fast-heartbeat: Tachycardie
cardiac-arrest: Arrêt cardiaque
headache: Maux de tête | Mal de tête | Céphalées
fever: Fièvre
redness: Rougeurs | Rougeur
flushing: Rougeur subite du visage (flush) | Rougeur subite du visage
blisters: Cloques (ampoules) | Cloques
skin-peeling: Peau qui pèle | Desquamation
contact-dermatitis: Dermatite de contact | Eczéma de contact
stevens-johnson: Syndrome de Stevens-Johnson
ten: Nécrolyse épidermique toxique
dress: Syndrome DRESS
serum-sickness: Maladie sérique
liver-damage: Atteinte du foie | Atteinte hépatique
kidney-damage: Atteinte des reins | Atteinte rénale
seizure: Convulsions | Convulsion | Crise convulsive | Crise d'épilepsie
confusion: Confusion
bleeding: Saignements | Saignement | Hémorragie
muscle-pain: Douleurs musculaires
joint-pain: Douleurs articulaires
fatigue: Fatigue
drowsiness: Somnolence
chest-pain: Douleur thoracique | Douleur à la poitrine
severe: Sévère | Grave
moderate: Modéré | Moyenne | Moyen
mild: Léger | Légère | Faible
life-threatening: Danger de mort | Pronostic vital engagé | Potentiellement mortelle | Potentiellement mortel | Menace vitale | Mettant la vie en danger | Risque vital | Pronostic vital en jeu
very-severe: Très grave | Très sévère
severe-anaphylaxis: Grave, anaphylaxie | Sévère (anaphylaxie)
intolerance: Intolérance
unknown: Inconnue | Inconnu
active: Actif
chronic: Chronique
resolved: Résolu | Guérie | Guéri | Résolue
remission: En rémission | Rémission
controlled: Contrôlée | Contrôlé
well-controlled: Bien contrôlée | Bien contrôlé
stable: Stable
treated: En traitement | Sous traitement
monitored: Sous surveillance | Surveillance
improving: En amélioration
worsening: S'aggrave | En aggravation
recovering: En convalescence
intermittent: Intermittente | Intermittent
acute: Aiguë | Aigu
suspected: Suspectée | Suspecté
mother: Mère | Maman
father: Père | Papa
parents: Parents
parent: Père ou mère
wife: Épouse | Femme
husband: Mari | Époux
spouse: Conjoint ou conjointe | Conjoint | Conjointe
partner: Partenaire | Compagnon | Compagne | Concubin | Concubine
son: Fils
daughter: Fille
child: Enfant
brother: Frère
sister: Sœur | Soeur
elder-brother: Grand frère | Frère aîné
younger-brother: Petit frère | Frère cadet
elder-sister: Grande sœur | Sœur aînée
younger-sister: Petite sœur | Sœur cadette
sibling: Frère ou sœur
grandmother: Grand-mère | Mamie | Mémé | Mamy | Mémère
grandfather: Grand-père | Papi | Papy | Pépé | Pépère
grandson: Petit-fils
granddaughter: Petite-fille
aunt: Tante
uncle: Oncle
niece: Nièce
nephew: Neveu
cousin: Cousin ou cousine | Cousin | Cousine
mother-in-law: Mère du conjoint (belle-mère)
father-in-law: Père du conjoint (beau-père)
son-in-law: Gendre
daughter-in-law: Épouse du fils (belle-fille) | Bru
brother-in-law: Beau-frère
sister-in-law: Belle-sœur | Belle-soeur
stepmother: Conjointe du père (belle-mère)
stepfather: Conjoint de la mère (beau-père)
stepson: Fils du conjoint (beau-fils)
stepdaughter: Fille du conjoint (belle-fille)
friend: Ami ou amie | Ami | Amie | Meilleur ami | Meilleure amie
boyfriend: Petit ami
girlfriend: Petite amie
fiance: Fiancé
fiancee: Fiancée
ex-husband: Ex-mari
ex-wife: Ex-femme | Ex-épouse
neighbour: Voisin ou voisine | Voisin | Voisine
flatmate: Colocataire
colleague: Collègue
boss: Supérieur hiérarchique
employer: Employeur
teacher: Enseignant ou enseignante | Enseignant | Enseignante | Professeur
school: École
carer: Aidant ou aidante | Aidant | Aidante | Aidant familial
guardian: Tuteur légal | Tuteur | Tutrice
relative: Membre de la famille | Famille
godmother: Marraine
godfather: Parrain
doctor: Médecin | Docteur
family-doctor: Médecin traitant | Médecin généraliste | Médecin de famille
cardiologist: Cardiologue
neurologist: Neurologue
paediatrician: Pédiatre
nurse: Infirmier ou infirmière | Infirmière | Infirmier
social-worker: Assistant social | Assistante sociale
self: La personne elle-même
oral: Par la bouche (voie orale) | Voie orale | Par voie orale | Per os
inhaled: Inhalé | Inhalation
subcutaneous: Sous la peau (sous-cutané) | Sous-cutanée | Sous-cutané | Voie sous-cutanée
intramuscular: Dans le muscle (intramusculaire) | Intramusculaire
intravenous: Dans la veine (intraveineux) | Intraveineuse | Intraveineux
sublingual: Sous la langue (sublingual) | Sublingual
rectal: Par le rectum (rectal) | Rectale | Voie rectale
nasal: Par le nez (nasal) | Voie nasale
eye: Dans l'œil
ear: Dans l'oreille
skin: Sur la peau | Cutanée | Voie cutanée
patch: Patch | Patch transdermique
vaginal: Par le vagin (vaginal) | Vaginale
tube: Par sonde d'alimentation
`,
    },
  ],
  dosing: {
    numbers: 'un/une deux trois quatre cinq six sept huit neuf dix onze douze',
    phrases: `
daily: tous les jours | chaque jour | quotidien | quotidiennement | par jour | par j
day-1: une fois par jour | 1 fois par jour | 1 fois/jour | 1x/jour | 1x par jour | 1 fois par j | 1/jour | 1/j | 1 par jour
day-2: deux fois par jour | 2 fois par jour | 2 fois/jour | 2x/jour | 2x par jour | 2/jour | 2/j
day-3: trois fois par jour | 3 fois par jour | 3 fois/jour | 3x/jour | 3/jour | 3/j
day-4: quatre fois par jour | 4 fois par jour | 4 fois/jour | 4x/jour
day-n: # fois par jour | # fois/jour | #x/jour | #x par jour | #x/j | # fois/j | # fois par j
week-1: une fois par semaine | 1 fois par semaine | chaque semaine | toutes les semaines | hebdomadaire | 1 fois/semaine
week-2: deux fois par semaine | 2 fois par semaine
week-3: trois fois par semaine | 3 fois par semaine
week-n: # fois par semaine | # fois/semaine | #x par semaine
month-1: une fois par mois | 1 fois par mois | chaque mois | tous les mois | mensuel
year-1: une fois par an | 1 fois par an | tous les ans
every-hours: one=toutes les heures; other=toutes les # heures | toutes les # h
every-other-day: un jour sur deux | 1 jour sur 2 | tous les deux jours | tous les 2 jours
every-days: tous les # jours
every-weeks: toutes les # semaines
every-months: tous les # mois
every-morning: tous les matins | chaque matin
every-evening: tous les soirs | chaque soir
every-night: toutes les nuits | chaque nuit
morning: le matin | matin | au matin
noon: à midi | midi | le midi
afternoon: l'après-midi | après-midi
evening: le soir | soir | au soir
night: la nuit | nuit
bedtime: au coucher | avant le coucher | avant de dormir
as-needed: si besoin | si nécessaire | en cas de besoin | au besoin | à la demande
before-meals: avant les repas | avant le repas
after-meals: après les repas | après le repas
with-meals: au cours des repas | pendant les repas | avec les repas | aux repas | au moment des repas
empty-stomach: à jeun
before-breakfast: avant le petit-déjeuner | avant le petit déjeuner
after-breakfast: après le petit-déjeuner
with-breakfast: au petit-déjeuner | au petit déjeuner
after-dinner: après le repas du soir | après le souper
with-dinner: au repas du soir | au souper
continuous: en continu | continu
before-exercise: avant l'effort | avant l'exercice | avant le sport
emergency: seulement en urgence | en cas d'urgence | uniquement en cas d'urgence
for-pain: en cas de douleur | contre la douleur | si douleur | en cas de douleurs
max-day: au maximum # par jour | maximum # par jour | max # par jour | max #/jour
tablet: one=# comprimé; other=# comprimés | # cp | # cachet | # cachets | # comp
half-tablet: un demi-comprimé | 1/2 comprimé | demi comprimé | ½ comprimé
quarter-tablet: un quart de comprimé | 1/4 de comprimé | 1/4 comprimé
capsule: one=# gélule; other=# gélules | # capsule | # capsules
drop: one=# goutte; other=# gouttes | # gttes
puff: one=# bouffée; other=# bouffées | # inhalation | # inhalations
unit: one=# unité; other=# unités
patch: one=# patch; other=# patchs
sachet: one=# sachet; other=# sachets
injection: one=# injection; other=# injections
ampoule: one=# ampoule; other=# ampoules
suppository: one=# suppositoire; other=# suppositoires
spray: one=# pulvérisation; other=# pulvérisations
at-morning: matin # | # matin | # le matin
at-noon: midi # | # midi | # à midi
at-evening: soir # | # soir | # le soir
at-bedtime: coucher # | # au coucher
after-lunch: après le repas de midi
before-dinner: avant le repas du soir | avant le souper
by-inr: selon l'INR | selon INR
on-waking: au réveil | au lever
`,
  },
}
