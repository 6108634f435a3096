/**
 * The meanings of a record's entries, one term a line: `id: shown in English | also written | …`.
 * The id never changes and is never shown. Each `terms.table.ts` of a language must list every id. A word
 * with two meanings is not here but in `ambiguous.table.ts`. The brands of a medicine come from the
 * suggestion lists. Sources: SOURCES.md.
 */
import type { TermTable } from '../languages/terms'

export const TERMS: readonly TermTable[] = [
  // Regulation (EU) No 1169/2011, annex II, in its order.
  {
    kind: 'allergen',
    rows: `
gluten-cereals: Cereals containing gluten | Gluten-containing cereals
gluten: Gluten
wheat: Wheat | Wheat flour
rye: Rye
barley: Barley
oats: Oats | Oat
spelt: Spelt
crustaceans: Crustaceans | Crustacean
eggs: Eggs | Egg | Hen's egg | Hen's eggs | Chicken egg
fish: Fish
peanuts: Peanuts | Peanut | Groundnuts | Groundnut
soya: Soya | Soy | Soybeans | Soybean | Soya beans
milk: Milk | Cow's milk | Cows milk
dairy: Dairy products | Dairy
milk-protein: Milk protein | Cow's milk protein
lactose: Lactose
tree-nuts: Tree nuts | Tree nut
almonds: Almonds | Almond
hazelnuts: Hazelnuts | Hazelnut
walnuts: Walnuts | Walnut
cashews: Cashew nuts | Cashew | Cashews | Cashew nut
pecans: Pecan nuts | Pecan | Pecans | Pecan nut
brazil-nuts: Brazil nuts | Brazil nut
pistachios: Pistachios | Pistachio | Pistachio nuts
macadamia: Macadamia nuts | Macadamia | Macadamia nut
celery: Celery
mustard: Mustard
sesame: Sesame | Sesame seeds | Sesame seed
sulphites: Sulphites | Sulfites | Sulphite | Sulfite | Sulphur dioxide and sulphites
lupin: Lupin | Lupins | Lupine
molluscs: Molluscs | Mollusks | Mollusc | Mollusk
`,
  },
  {
    kind: 'allergen',
    rows: `
shellfish: Shellfish
shrimp: Shrimp | Shrimps | Prawn | Prawns
crab: Crab | Crabs
lobster: Lobster
mussels: Mussels | Mussel
oysters: Oysters | Oyster
squid: Squid
salmon: Salmon
tuna: Tuna
cod: Cod | Codfish
buckwheat: Buckwheat
maize: Maize | Corn | Sweetcorn | Sweet corn
rice: Rice
potato: Potato | Potatoes
chickpeas: Chickpeas | Chickpea
lentils: Lentils | Lentil
peas: Peas | Green peas
poppy-seeds: Poppy seeds | Poppy seed
sunflower-seeds: Sunflower seeds | Sunflower seed
pine-nuts: Pine nuts | Pine nut
coconut: Coconut
mango: Mango | Mangoes | Mangos
pineapple: Pineapple
strawberries: Strawberries | Strawberry
kiwi: Kiwi | Kiwi fruit | Kiwifruit | Kiwis
banana: Banana | Bananas
avocado: Avocado | Avocados
apple: Apple | Apples
peach: Peach | Peaches
citrus: Citrus fruit | Citrus | Citrus fruits
orange: Oranges | Orange fruit
lemon: Lemon | Lemons
tomato: Tomato | Tomatoes
carrot: Carrot | Carrots
garlic: Garlic
onion: Onion | Onions
cinnamon: Cinnamon
chocolate: Chocolate
cocoa: Cocoa
honey: Honey
beef: Beef
pork: Pork
red-meat: Red meat
chicken-meat: Chicken meat
gelatine: Gelatine | Gelatin
yeast: Yeast
pollen: Pollen
grass-pollen: Grass pollen | Grass pollens
birch-pollen: Birch pollen
tree-pollen: Tree pollen | Tree pollens
olive-pollen: Olive pollen | Olive tree pollen
ragweed: Ragweed | Ragweed pollen | Ambrosia
mugwort: Mugwort | Mugwort pollen
dust-mites: Dust mites | House dust mites | Dust mite | House dust mite
house-dust: House dust
mould: Mould | Mold | Moulds | Molds | Mould spores | Mold spores
cats: Cats | Cat
cat-hair: Cat hair | Cat dander | Cat fur
dogs: Dogs | Dog
dog-hair: Dog hair | Dog dander | Dog fur
horses: Horses | Horse
animal-hair: Animal hair | Animal dander | Pet dander | Pet hair
feathers: Feathers | Feather
cockroaches: Cockroaches | Cockroach
bee-sting: Bee stings | Bee sting | Bees | Bee | Honeybees
bee-venom: Bee venom | Honeybee venom
wasp-sting: Wasp stings | Wasp sting | Wasps | Wasp
wasp-venom: Wasp venom
hornets: Hornets | Hornet | Hornet stings | Hornet sting
insect-sting: Insect stings | Insect sting | Insect bites | Insect bite
mosquito-bite: Mosquito bites | Mosquito bite | Mosquitoes | Mosquitos | Mosquito
fire-ants: Fire ants | Fire ant | Fire ant stings
jellyfish: Jellyfish | Jellyfish stings
`,
  },
  {
    kind: 'allergen',
    rows: `
latex: Latex | Natural rubber latex | Natural latex | Latex gloves
contrast: Contrast medium | Contrast media | Contrast dye | X-ray contrast | Contrast agent | Radiocontrast
iodinated-contrast: Iodinated contrast medium | Iodinated contrast media | Iodinated contrast | Iodine contrast | Iodine contrast dye
gadolinium: Gadolinium contrast | Gadolinium
iodine: Iodine
povidone-iodine: Povidone-iodine | Povidone iodine | Betadine
chlorhexidine: Chlorhexidine
plasters: Adhesive plaster | Adhesive tape | Plasters | Sticking plaster | Medical tape | Adhesive bandages
nickel: Nickel
cobalt: Cobalt
chromium: Chromium
formaldehyde: Formaldehyde
perfume: Perfume | Fragrance | Fragrances | Perfumes
hair-dye: Hair dye | Hair dye (PPD)
lanolin: Lanolin
wool: Wool
vaccines: Vaccines
influenza-vaccine: Influenza vaccine | Flu vaccine | Flu shot
tetanus-vaccine: Tetanus vaccine
sunlight: Sunlight
`,
  },
  // Classes are both allergens and kinds of medicines.
  {
    kind: 'drugClass',
    rows: `
penicillins: Penicillins
cephalosporins: Cephalosporins | Cephalosporin
macrolides: Macrolide antibiotics | Macrolides
quinolones: Quinolone antibiotics | Quinolones | Fluoroquinolones
tetracyclines: Tetracycline antibiotics | Tetracyclines
sulfonamides: Sulfonamides | Sulphonamides | Sulfonamide | Sulfa drugs | Sulfa antibiotics
antibiotics: Antibiotics | Antibiotic
nsaids: Anti-inflammatory painkillers (NSAIDs) | NSAIDs | NSAID
opioids: Opioids | Opioid | Opiates
local-anaesthetics: Local anaesthetics | Local anesthetics | Local anaesthetic | Local anesthetic
general-anaesthesia: General anaesthesia | General anesthesia | General anaesthetic | General anesthetic
muscle-relaxants: Muscle relaxants (anaesthesia) | Neuromuscular blocking agents | Neuromuscular blockers
ace-inhibitors: ACE inhibitors | ACE inhibitor
beta-blockers: Beta blockers | Beta-blocker | Betablockers
statins: Statins | Statin
corticosteroids: Corticosteroids | Corticosteroid
anticoagulants: Anticoagulants | Anticoagulant | Blood thinner | Blood thinners
antihistamines: Antihistamines | Antihistamine
antidepressants: Antidepressants | Antidepressant
diuretics: Diuretics | Diuretic | Water tablets
oral-contraceptive: Oral contraceptive | Contraceptive pill | Birth control pill | Oral contraceptives | Birth control pills
multivitamin: Multivitamin | Multivitamins
`,
  },
  {
    kind: 'medicine',
    rows: `
warfarin: Warfarin | Warfarin sodium
apixaban: Apixaban
rivaroxaban: Rivaroxaban
dabigatran: Dabigatran | Dabigatran etexilate
edoxaban: Edoxaban
heparin: Heparin
enoxaparin: Enoxaparin | Enoxaparin sodium
dalteparin: Dalteparin
acenocoumarol: Acenocoumarol | Acenocoumarin
phenprocoumon: Phenprocoumon
acetylsalicylic-acid: Acetylsalicylic acid | Aspirin | Acetyl salicylic acid
clopidogrel: Clopidogrel
ticagrelor: Ticagrelor
prasugrel: Prasugrel
insulin: Insulin
insulin-glargine: Insulin glargine
insulin-lispro: Insulin lispro
insulin-aspart: Insulin aspart
insulin-degludec: Insulin degludec
insulin-detemir: Insulin detemir
metformin: Metformin | Metformin hydrochloride
glimepiride: Glimepiride
gliclazide: Gliclazide
glibenclamide: Glibenclamide | Glyburide
sitagliptin: Sitagliptin
linagliptin: Linagliptin
empagliflozin: Empagliflozin
dapagliflozin: Dapagliflozin
semaglutide: Semaglutide
liraglutide: Liraglutide
dulaglutide: Dulaglutide
pioglitazone: Pioglitazone
glucagon: Glucagon
prednisone: Prednisone
prednisolone: Prednisolone
methylprednisolone: Methylprednisolone
hydrocortisone: Hydrocortisone
dexamethasone: Dexamethasone
fludrocortisone: Fludrocortisone
budesonide: Budesonide
beclometasone: Beclometasone | Beclomethasone
fluticasone: Fluticasone | Fluticasone propionate
levetiracetam: Levetiracetam
lamotrigine: Lamotrigine
valproic-acid: Valproic acid | Valproate | Sodium valproate | Valproate sodium
carbamazepine: Carbamazepine
oxcarbazepine: Oxcarbazepine
phenytoin: Phenytoin
phenobarbital: Phenobarbital | Phenobarbitone
topiramate: Topiramate
lacosamide: Lacosamide
gabapentin: Gabapentin
pregabalin: Pregabalin
morphine: Morphine | Morphine sulfate | Morphine sulphate
fentanyl: Fentanyl
oxycodone: Oxycodone
hydromorphone: Hydromorphone
methadone: Methadone
buprenorphine: Buprenorphine
tramadol: Tramadol
codeine: Codeine
pethidine: Pethidine | Meperidine
naloxone: Naloxone
digoxin: Digoxin
lithium: Lithium | Lithium carbonate
phenelzine: Phenelzine
moclobemide: Moclobemide
selegiline: Selegiline
rasagiline: Rasagiline
metoprolol: Metoprolol | Metoprolol succinate | Metoprolol tartrate
bisoprolol: Bisoprolol | Bisoprolol fumarate
atenolol: Atenolol
propranolol: Propranolol
carvedilol: Carvedilol
nebivolol: Nebivolol
sotalol: Sotalol
timolol: Timolol
tacrolimus: Tacrolimus
ciclosporin: Ciclosporin | Cyclosporine | Cyclosporin
mycophenolic-acid: Mycophenolic acid | Mycophenolate | Mycophenolate mofetil
azathioprine: Azathioprine
methotrexate: Methotrexate
adalimumab: Adalimumab
etanercept: Etanercept
infliximab: Infliximab
rituximab: Rituximab
lisinopril: Lisinopril
ramipril: Ramipril
enalapril: Enalapril
perindopril: Perindopril
captopril: Captopril
losartan: Losartan | Losartan potassium
valsartan: Valsartan
candesartan: Candesartan
telmisartan: Telmisartan
irbesartan: Irbesartan
olmesartan: Olmesartan
amlodipine: Amlodipine | Amlodipine besylate | Amlodipine besilate
nifedipine: Nifedipine
diltiazem: Diltiazem
verapamil: Verapamil
furosemide: Furosemide | Frusemide
torasemide: Torasemide | Torsemide
hydrochlorothiazide: Hydrochlorothiazide | HCTZ
spironolactone: Spironolactone
indapamide: Indapamide
doxazosin: Doxazosin
tamsulosin: Tamsulosin
clonidine: Clonidine
amiodarone: Amiodarone
flecainide: Flecainide
nitroglycerin: Nitroglycerin | Glyceryl trinitrate | Nitroglycerine
atorvastatin: Atorvastatin
simvastatin: Simvastatin
rosuvastatin: Rosuvastatin
pravastatin: Pravastatin
ezetimibe: Ezetimibe
salbutamol: Salbutamol | Albuterol
formoterol: Formoterol
salmeterol: Salmeterol
tiotropium: Tiotropium
ipratropium: Ipratropium | Ipratropium bromide
montelukast: Montelukast
theophylline: Theophylline
adrenaline: Epinephrine (adrenaline) | Epinephrine | Adrenaline | Adrenalin
cetirizine: Cetirizine
loratadine: Loratadine
desloratadine: Desloratadine
fexofenadine: Fexofenadine
diphenhydramine: Diphenhydramine
paracetamol: Paracetamol (acetaminophen) | Paracetamol | Acetaminophen
ibuprofen: Ibuprofen
diclofenac: Diclofenac
naproxen: Naproxen
metamizole: Metamizole | Dipyrone | Metamizole sodium
celecoxib: Celecoxib
ketorolac: Ketorolac
colchicine: Colchicine
allopurinol: Allopurinol
sertraline: Sertraline
citalopram: Citalopram
escitalopram: Escitalopram
fluoxetine: Fluoxetine
paroxetine: Paroxetine
venlafaxine: Venlafaxine
duloxetine: Duloxetine
mirtazapine: Mirtazapine
amitriptyline: Amitriptyline
bupropion: Bupropion
trazodone: Trazodone
quetiapine: Quetiapine
olanzapine: Olanzapine
risperidone: Risperidone
aripiprazole: Aripiprazole
haloperidol: Haloperidol
clozapine: Clozapine
diazepam: Diazepam
lorazepam: Lorazepam
alprazolam: Alprazolam
clonazepam: Clonazepam
midazolam: Midazolam
zolpidem: Zolpidem
methylphenidate: Methylphenidate
melatonin: Melatonin
levodopa: Levodopa
carbidopa: Carbidopa
pramipexole: Pramipexole
donepezil: Donepezil
memantine: Memantine
baclofen: Baclofen
sumatriptan: Sumatriptan
pyridostigmine: Pyridostigmine
omeprazole: Omeprazole
pantoprazole: Pantoprazole
esomeprazole: Esomeprazole
lansoprazole: Lansoprazole
famotidine: Famotidine
ondansetron: Ondansetron
metoclopramide: Metoclopramide
domperidone: Domperidone
loperamide: Loperamide
lactulose: Lactulose
mesalazine: Mesalazine | Mesalamine
levothyroxine: Levothyroxine | Levothyroxine sodium | L-thyroxine
thiamazole: Thiamazole | Methimazole
desmopressin: Desmopressin
estradiol: Estradiol | Oestradiol
progesterone: Progesterone
testosterone: Testosterone
tamoxifen: Tamoxifen
letrozole: Letrozole
penicillin: Penicillin
amoxicillin: Amoxicillin | Amoxycillin
ampicillin: Ampicillin
clavulanic-acid: Clavulanic acid | Clavulanate
cefalexin: Cefalexin | Cephalexin
ceftriaxone: Ceftriaxone
cefuroxime: Cefuroxime
azithromycin: Azithromycin
clarithromycin: Clarithromycin
erythromycin: Erythromycin
doxycycline: Doxycycline
tetracycline: Tetracycline
ciprofloxacin: Ciprofloxacin
levofloxacin: Levofloxacin
clindamycin: Clindamycin
vancomycin: Vancomycin
gentamicin: Gentamicin
nitrofurantoin: Nitrofurantoin
metronidazole: Metronidazole
trimethoprim: Trimethoprim
sulfamethoxazole: Sulfamethoxazole | Sulphamethoxazole
co-trimoxazole: Co-trimoxazole | Cotrimoxazole | Trimethoprim and sulfamethoxazole | Sulfamethoxazole and trimethoprim | Sulfamethoxazole/trimethoprim
rifampicin: Rifampicin | Rifampin
isoniazid: Isoniazid
aciclovir: Aciclovir | Acyclovir
lidocaine: Lidocaine | Lignocaine
propofol: Propofol
suxamethonium: Suxamethonium | Succinylcholine
rocuronium: Rocuronium
ketamine: Ketamine
folic-acid: Folic acid
vitamin-d: Vitamin D | Vitamin D3
vitamin-b12: Vitamin B12
vitamin-c: Vitamin C | Ascorbic acid
iron: Iron | Iron tablets | Iron supplement
magnesium: Magnesium
calcium: Calcium
potassium-chloride: Potassium chloride
oxygen: Oxygen
hydroxychloroquine: Hydroxychloroquine
sulfasalazine: Sulfasalazine | Sulphasalazine
finasteride: Finasteride
sildenafil: Sildenafil
alendronic-acid: Alendronic acid | Alendronate
denosumab: Denosumab
latanoprost: Latanoprost
hydroxycarbamide: Hydroxycarbamide | Hydroxyurea
`,
  },
  {
    kind: 'condition',
    rows: `
hypertension: High blood pressure | Hypertension | Arterial hypertension | HTN
diabetes: Diabetes | Diabetes mellitus
diabetes-1: Type 1 diabetes | Diabetes type 1 | Diabetes mellitus type 1 | Type 1 diabetes mellitus | T1DM | Type I diabetes
diabetes-2: Type 2 diabetes | Diabetes type 2 | Diabetes mellitus type 2 | Type 2 diabetes mellitus | T2DM | Type II diabetes
diabetes-gestational: Gestational diabetes
asthma: Asthma | Bronchial asthma
copd: COPD | Chronic obstructive pulmonary disease | Chronic obstructive pulmonary disease (COPD)
epilepsy: Epilepsy
atrial-fibrillation: Atrial fibrillation | AFib | A-fib | Afib
atrial-flutter: Atrial flutter
heart-failure: Heart failure | Congestive heart failure | Chronic heart failure | CHF
coronary: Coronary heart disease | Coronary artery disease | CAD | Ischaemic heart disease | Ischemic heart disease
angina-pectoris: Angina pectoris
heart-attack: Heart attack | Myocardial infarction
stroke: Stroke
ischaemic-stroke: Ischaemic stroke (cerebral infarction) | Ischaemic stroke | Ischemic stroke | Cerebral infarction
tia: Transient ischaemic attack (TIA) | TIA | Transient ischaemic attack | Transient ischemic attack | Mini-stroke
arrhythmia: Heart rhythm disorder | Arrhythmia | Cardiac arrhythmia | Irregular heartbeat
long-qt: Long QT syndrome
brugada: Brugada syndrome
wpw: Wolff-Parkinson-White syndrome | WPW syndrome
svt: Supraventricular tachycardia | SVT
cardiomyopathy: Cardiomyopathy
hcm: Hypertrophic cardiomyopathy
aortic-stenosis: Aortic stenosis | Aortic valve stenosis
mitral-prolapse: Mitral valve prolapse
mitral-regurgitation: Mitral regurgitation | Mitral valve regurgitation | Mitral insufficiency
congenital-heart: Congenital heart disease | Congenital heart defect
aortic-aneurysm: Aortic aneurysm
brain-aneurysm: Brain aneurysm | Cerebral aneurysm
dvt: Deep vein thrombosis | DVT | Deep venous thrombosis
pulmonary-embolism: Pulmonary embolism
pulmonary-hypertension: Pulmonary hypertension
pad: Peripheral artery disease | Peripheral arterial disease
cholesterol: High cholesterol | Hypercholesterolaemia | Hypercholesterolemia
hyperlipidaemia: Hyperlipidaemia | Hyperlipidemia
depression: Depression
anxiety: Anxiety disorder | Anxiety | Generalized anxiety disorder
bipolar: Bipolar disorder
schizophrenia: Schizophrenia
ptsd: Post-traumatic stress disorder | PTSD | Posttraumatic stress disorder
adhd: ADHD | Attention deficit hyperactivity disorder
autism: Autism | Autism spectrum disorder
panic-disorder: Panic disorder
ocd: Obsessive-compulsive disorder | OCD
dementia: Dementia
alzheimers: Alzheimer's disease | Alzheimers disease | Alzheimer's | Alzheimer disease
parkinsons: Parkinson's disease | Parkinsons disease | Parkinson's | Parkinson disease
multiple-sclerosis: Multiple sclerosis
als: Amyotrophic lateral sclerosis (ALS) | ALS | Amyotrophic lateral sclerosis
myasthenia: Myasthenia gravis
migraine: Migraine | Migraines
cerebral-palsy: Cerebral palsy
spinal-cord-injury: Spinal cord injury
spina-bifida: Spina bifida
guillain-barre: Guillain-Barré syndrome
muscular-dystrophy: Muscular dystrophy
hydrocephalus: Hydrocephalus
brain-injury: Traumatic brain injury | TBI
brain-tumour: Brain tumour | Brain tumor
narcolepsy: Narcolepsy
paraplegia: Paraplegia
tetraplegia: Tetraplegia | Quadriplegia
hypothyroidism: Underactive thyroid | Hypothyroidism
hyperthyroidism: Overactive thyroid | Hyperthyroidism
hashimoto: Hashimoto's thyroiditis | Hashimoto thyroiditis | Hashimoto's disease
graves: Graves' disease | Graves disease
addison: Addison's disease | Addison disease
adrenal-insufficiency: Adrenal insufficiency
cushing: Cushing's syndrome | Cushing syndrome
cah: Congenital adrenal hyperplasia
kidney-disease: Chronic kidney disease | CKD
kidney-failure: Kidney failure | Renal failure
dialysis: Dialysis | On dialysis
haemodialysis: Haemodialysis | Hemodialysis
kidney-transplant: Kidney transplant | Renal transplant
liver-transplant: Liver transplant
heart-transplant: Heart transplant
kidney-stones: Kidney stones | Kidney stone
cirrhosis: Cirrhosis of the liver | Cirrhosis | Liver cirrhosis
hepatitis-b: Hepatitis B | Chronic hepatitis B
hepatitis-c: Hepatitis C | Chronic hepatitis C
hiv: HIV | HIV infection | HIV positive
tuberculosis: Tuberculosis
fatty-liver: Fatty liver disease | Fatty liver
pancreatitis: Pancreatitis
crohns: Crohn's disease | Crohns disease | Crohn disease
ulcerative-colitis: Ulcerative colitis
coeliac: Coeliac disease | Celiac disease
reflux: Gastro-oesophageal reflux disease | GERD | GORD | Gastroesophageal reflux disease | Acid reflux
ibs: Irritable bowel syndrome | IBS
gastric-ulcer: Stomach ulcer | Gastric ulcer
rheumatoid: Rheumatoid arthritis
osteoarthritis: Osteoarthritis
arthritis: Arthritis
osteoporosis: Osteoporosis
gout: Gout
lupus: Lupus | Systemic lupus erythematosus | Systemic lupus | SLE
psoriasis: Psoriasis
eczema: Eczema
atopic-dermatitis: Atopic dermatitis | Atopic eczema
fibromyalgia: Fibromyalgia
spondylitis: Ankylosing spondylitis
anaemia: Anaemia | Anemia
iron-anaemia: Iron deficiency anaemia | Iron deficiency anemia | Iron-deficiency anemia
sickle-cell: Sickle cell disease | Sickle cell anaemia | Sickle cell anemia
thalassaemia: Thalassaemia | Thalassemia
haemophilia: Haemophilia | Hemophilia
haemophilia-a: Haemophilia A | Hemophilia A
haemophilia-b: Haemophilia B | Hemophilia B
von-willebrand: Von Willebrand disease | Von Willebrand's disease
thrombocytopenia: Thrombocytopenia | Low platelets
factor-v: Factor V Leiden | Factor V Leiden mutation
antiphospholipid: Antiphospholipid syndrome
g6pd: G6PD deficiency
porphyria: Porphyria
pku: Phenylketonuria | PKU
mastocytosis: Mastocytosis
hereditary-angioedema: Hereditary angioedema | HAE
malignant-hyperthermia: Malignant hyperthermia
cystic-fibrosis: Cystic fibrosis
sleep-apnoea: Sleep apnoea | Sleep apnea | Obstructive sleep apnoea | Obstructive sleep apnea
pulmonary-fibrosis: Pulmonary fibrosis
emphysema: Emphysema | Pulmonary emphysema
chronic-bronchitis: Chronic bronchitis
breast-cancer: Breast cancer
prostate-cancer: Prostate cancer
lung-cancer: Lung cancer
colon-cancer: Colon cancer | Bowel cancer | Colorectal cancer
thyroid-cancer: Thyroid cancer
leukaemia: Leukaemia | Leukemia
lymphoma: Lymphoma
myeloma: Multiple myeloma
melanoma: Melanoma
pregnancy: Pregnancy | Pregnant
preeclampsia: Pre-eclampsia | Preeclampsia
endometriosis: Endometriosis
pcos: Polycystic ovary syndrome | PCOS
prostate-enlarged: Enlarged prostate | Benign prostatic hyperplasia | BPH
glaucoma: Glaucoma
cataract: Cataract | Cataracts
macular-degeneration: Macular degeneration
blindness: Blindness | Blind
deafness: Deafness | Deaf
hearing-loss: Hearing loss
insomnia: Insomnia
obesity: Obesity
alcohol-dependence: Alcohol dependence | Alcoholism
asplenia: No spleen | Asplenia
splenectomy: Spleen removed | Splenectomy
down-syndrome: Down syndrome | Down's syndrome | Trisomy 21
marfan: Marfan syndrome
ehlers-danlos: Ehlers-Danlos syndrome
sarcoidosis: Sarcoidosis
vasculitis: Vasculitis
scoliosis: Scoliosis
raynaud: Raynaud's disease | Raynaud's phenomenon | Raynaud's syndrome
hay-fever: Hay fever | Allergic rhinitis | Hayfever
food-allergy: Food allergy
chronic-pain: Chronic pain
immunodeficiency: Immunodeficiency
tracheostomy: Tracheostomy
`,
  },
  {
    kind: 'implant',
    rows: `
pacemaker: Pacemaker | Cardiac pacemaker
icd: Implanted defibrillator (ICD) | ICD | Implantable cardioverter defibrillator | Implantable defibrillator
cochlear-implant: Cochlear implant | Cochlear implants
hearing-aid: Hearing aid | Hearing aids
hip-replacement: Hip replacement | Artificial hip | Hip prosthesis | Total hip replacement
knee-replacement: Knee replacement | Artificial knee | Knee prosthesis | Total knee replacement
coronary-stent: Coronary stent | Coronary stents | Heart stent
insulin-pump: Insulin pump
heart-valve: Artificial heart valve | Prosthetic heart valve
mechanical-valve: Mechanical heart valve
biological-valve: Biological heart valve
vp-shunt: Ventriculoperitoneal shunt (VP shunt) | VP shunt | Ventriculoperitoneal shunt
port: Implanted port (port-a-cath) | Port-a-cath | Portacath | Implanted port
dialysis-fistula: Dialysis fistula | AV fistula | Arteriovenous fistula
vagus-stimulator: Vagus nerve stimulator
brain-stimulator: Deep brain stimulator
metal-plate: Metal plate | Metal plates
breast-implants: Breast implants | Breast implant
contraceptive-implant: Contraceptive implant
iud: Intrauterine device (IUD) | IUD | Intrauterine device | Coil (IUD)
dental-implants: Dental implants | Dental implant
lvad: Left ventricular assist device (LVAD) | LVAD | Left ventricular assist device
urinary-catheter: Urinary catheter
feeding-tube: Feeding tube | Feeding tube (PEG) | PEG tube
colostomy: Colostomy
ileostomy: Ileostomy
`,
  },
  {
    kind: 'reaction',
    rows: `
anaphylaxis: Anaphylaxis
anaphylactic-shock: Anaphylactic shock
anaphylactic-reaction: Anaphylactic reaction
hives: Hives | Urticaria | Nettle rash
rash: Rash | Skin rash
itching: Itching | Itch | Itchy skin | Pruritus
swelling: Swelling
facial-swelling: Facial swelling | Swollen face | Face swelling | Swelling of the face
lip-swelling: Swelling of the lips | Swollen lips | Lip swelling
tongue-swelling: Swelling of the tongue | Swollen tongue | Tongue swelling
throat-swelling: Swelling of the throat | Throat swelling | Swollen throat
lips-and-tongue: Swelling of the lips and tongue | Swelling of lips and tongue
angioedema: Angioedema | Quincke's oedema
breathing: Difficulty breathing | Trouble breathing | Breathing difficulties | Difficulty in breathing | Breathing problems
breathless: Shortness of breath | Breathlessness | Dyspnoea | Dyspnea
wheezing: Wheezing | Wheeze
bronchospasm: Bronchospasm
asthma-attack: Asthma attack
cough: Cough | Coughing
sneezing: Sneezing
runny-nose: Runny nose
blocked-nose: Blocked nose | Stuffy nose | Nasal congestion
watery-eyes: Watery eyes
itchy-eyes: Itchy eyes
red-eyes: Red eyes
mouth-itching: Itchy mouth | Itching in the mouth | Oral itching
nausea: Nausea
vomiting: Vomiting
nausea-vomiting: Nausea and vomiting
diarrhoea: Diarrhoea | Diarrhea
stomach-pain: Stomach pain | Abdominal pain
stomach-cramps: Stomach cramps | Abdominal cramps
stomach-upset: Upset stomach | Stomach upset
low-pressure: Drop in blood pressure | Low blood pressure | Hypotension
dizziness: Dizziness | Dizzy
fainting: Fainting | Fainted | Syncope
unconscious: Loss of consciousness | Unconsciousness
palpitations: Palpitations
fast-heartbeat: Fast heartbeat | Tachycardia | Racing heart
cardiac-arrest: Cardiac arrest
headache: Headache | Headaches
fever: Fever
redness: Redness | Redness of the skin | Skin redness
flushing: Flushing
blisters: Blisters | Blistering
skin-peeling: Peeling skin | Skin peeling
contact-dermatitis: Contact dermatitis
stevens-johnson: Stevens-Johnson syndrome
ten: Toxic epidermal necrolysis | TEN
dress: DRESS syndrome
serum-sickness: Serum sickness
liver-damage: Liver damage
kidney-damage: Kidney damage
seizure: Seizure | Seizures | Convulsions
confusion: Confusion
bleeding: Bleeding
muscle-pain: Muscle pain
joint-pain: Joint pain
fatigue: Fatigue | Tiredness
drowsiness: Drowsiness
chest-pain: Chest pain
`,
  },
  {
    kind: 'severity',
    rows: `
severe: Severe
moderate: Moderate
mild: Mild
life-threatening: Life-threatening | Life threatening
very-severe: Very severe
severe-anaphylaxis: Severe - anaphylaxis | Severe (anaphylaxis)
intolerance: Intolerance
unknown: Unknown
`,
  },
  {
    kind: 'status',
    rows: `
active: Active
chronic: Chronic
resolved: Resolved | Cured | Healed
remission: In remission | Remission
controlled: Controlled | Under control
well-controlled: Well controlled
stable: Stable
treated: Under treatment | In treatment
monitored: Being monitored | Monitoring | Under observation
improving: Improving
worsening: Worsening
recovering: Recovering
intermittent: Intermittent
acute: Acute
suspected: Suspected
`,
  },
  {
    kind: 'relationship',
    rows: `
mother: Mother | Mom | Mum | Mommy
father: Father | Dad | Daddy
parents: Parents
parent: Parent
wife: Wife
husband: Husband
spouse: Spouse
partner: Partner | Life partner | Domestic partner
son: Son
daughter: Daughter
child: Child
brother: Brother
sister: Sister
elder-brother: Elder brother | Older brother
younger-brother: Younger brother
elder-sister: Elder sister | Older sister
younger-sister: Younger sister
sibling: Sibling
grandmother: Grandmother | Grandma | Granny
grandfather: Grandfather | Grandpa | Granddad
grandson: Grandson
granddaughter: Granddaughter
aunt: Aunt | Auntie
uncle: Uncle
niece: Niece
nephew: Nephew
cousin: Cousin
mother-in-law: Mother-in-law
father-in-law: Father-in-law
son-in-law: Son-in-law
daughter-in-law: Daughter-in-law
brother-in-law: Brother-in-law
sister-in-law: Sister-in-law
stepmother: Stepmother | Stepmum | Stepmom
stepfather: Stepfather | Stepdad
stepson: Stepson
stepdaughter: Stepdaughter
friend: Friend | Best friend | Close friend
boyfriend: Boyfriend
girlfriend: Girlfriend
fiance: Fiancé
fiancee: Fiancée
ex-husband: Ex-husband | Former husband
ex-wife: Ex-wife | Former wife
neighbour: Neighbour | Neighbor
flatmate: Flatmate | Roommate | Housemate
colleague: Colleague | Coworker | Co-worker | Work colleague
boss: Boss | Manager | Supervisor
employer: Employer
teacher: Teacher
school: School
carer: Carer | Caregiver | Caretaker
guardian: Legal guardian | Guardian
relative: Relative | Family member | Family
godmother: Godmother
godfather: Godfather
doctor: Doctor | Physician
family-doctor: Family doctor | GP | General practitioner | Primary care physician | Primary care doctor
cardiologist: Cardiologist
neurologist: Neurologist
paediatrician: Paediatrician | Pediatrician
nurse: Nurse
social-worker: Social worker
self: Self
`,
  },
  {
    kind: 'route',
    rows: `
oral: By mouth | Orally | Oral | PO
inhaled: Inhaled | By inhalation | Inhalation
subcutaneous: Under the skin | Subcutaneous | Subcutaneously | SC
intramuscular: Into a muscle | Intramuscular | Intramuscularly | IM
intravenous: Into a vein | Intravenous | Intravenously | IV
sublingual: Under the tongue | Sublingual | Sublingually
rectal: Rectally | Rectal
nasal: Into the nose | Nasal | Intranasal
eye: Into the eye | Ophthalmic
ear: Into the ear
skin: On the skin | Topical | Topically
patch: Patch | Skin patch | Transdermal patch
vaginal: Vaginally | Vaginal
tube: Through a feeding tube
`,
  },
]
