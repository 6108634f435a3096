/**
 * Rows are `id: shown | also written | …`, with the ids of `src/terms/index.table.ts` (see ../terms.ts).
 */
import type { LanguageTable } from '../terms'

export const terms: LanguageTable = {
  locale: 'es',
  terms: [
    {
      source: 'eu-1169-2011',
      reviewed: 'two-drafts',
      rows: `
gluten-cereals: Cereales que contengan gluten | Cereales con gluten
crustaceans: Crustáceos | Crustáceo
eggs: Huevos | Huevo | Huevo de gallina
fish: Pescado | Pescados
peanuts: Cacahuetes (maní) | Cacahuete | Cacahuate | Cacahuates | Maní | Cacahuetes
soya: Soja | Soya
milk: Leche | Leche de vaca
almonds: Almendras | Almendra
hazelnuts: Avellanas | Avellana
walnuts: Nueces de nogal | Nuez de nogal | Nuez de Castilla | Nueces de Castilla
cashews: Anacardos | Anacardo | Marañón | Castañas de cajú
pecans: Pacanas | Pacana | Nueces pecanas | Nuez pecana
brazil-nuts: Nueces de Brasil | Nuez de Brasil | Castañas de Pará
pistachios: Pistachos | Pistacho
macadamia: Nueces de macadamia | Macadamia | Nuez de macadamia
celery: Apio
mustard: Mostaza
sesame: Sésamo | Ajonjolí | Granos de sésamo | Semillas de sésamo
sulphites: Sulfitos | Sulfito | Dióxido de azufre y sulfitos
lupin: Altramuces | Altramuz
molluscs: Moluscos | Molusco
wheat: Trigo | Harina de trigo
rye: Centeno
barley: Cebada
oats: Avena
spelt: Espelta
`,
    },
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
gluten: Gluten
dairy: Productos lácteos | Lácteos
milk-protein: Proteína de la leche | Proteína de leche de vaca | Proteínas de la leche | Proteína de la leche de vaca | APLV
lactose: Lactosa
tree-nuts: Frutos secos de cáscara | Frutos de cáscara | Nueces de árbol
shellfish: Mariscos | Marisco
shrimp: Gambas (camarones) | Gambas | Gamba | Camarones | Camarón | Langostinos | Langostino
crab: Cangrejo | Cangrejos
lobster: Bogavante (langosta) | Bogavante
mussels: Mejillones | Mejillón
oysters: Ostras | Ostra
squid: Calamar | Calamares
salmon: Salmón
tuna: Atún
cod: Bacalao
buckwheat: Trigo sarraceno | Alforfón
maize: Maíz | Elote | Choclo
rice: Arroz
potato: Patata (papa) | Patata | Patatas | Papas | Papa
chickpeas: Garbanzos | Garbanzo
lentils: Lentejas | Lenteja
peas: Guisantes | Guisante | Arvejas | Chícharos
poppy-seeds: Semillas de amapola
sunflower-seeds: Semillas de girasol | Pipas de girasol
pine-nuts: Piñones | Piñón
coconut: Coco
mango: Mango | Mangos
pineapple: Piña | Ananá
strawberries: Fresas | Fresa | Frutillas | Frutilla
kiwi: Kiwi | Kiwis
banana: Plátano (banana) | Banana | Bananas | Plátano | Plátanos
avocado: Aguacate | Aguacates | Palta
apple: Manzana | Manzanas
peach: Melocotón (durazno) | Melocotón | Melocotones | Durazno | Duraznos
citrus: Cítricos | Cítrico | Frutas cítricas
orange: Naranjas | Naranja
lemon: Limón | Limones
tomato: Tomate | Tomates | Jitomate
carrot: Zanahoria | Zanahorias
garlic: Ajo
onion: Cebolla | Cebollas
cinnamon: Canela
chocolate: Chocolate
cocoa: Cacao
honey: Miel
beef: Carne de vacuno | Carne de res | Carne de vaca
pork: Carne de cerdo
red-meat: Carne roja | Carnes rojas
chicken-meat: Carne de pollo | Pollo
gelatine: Gelatina
yeast: Levadura
pollen: Polen | Pólenes
grass-pollen: Polen de gramíneas | Gramíneas | Polen de gramínea
birch-pollen: Polen de abedul
tree-pollen: Polen de árboles
olive-pollen: Polen de olivo
ragweed: Ambrosía | Polen de ambrosía
mugwort: Artemisa | Polen de artemisa
dust-mites: Ácaros del polvo | Ácaros | Ácaro del polvo | Ácaros de polvo
house-dust: Polvo doméstico | Polvo de casa
mould: Moho | Mohos
cats: Gatos | Gato
cat-hair: Pelo de gato | Caspa de gato
dogs: Perros | Perro
dog-hair: Pelo de perro | Caspa de perro
horses: Caballos | Caballo
animal-hair: Pelo de animales | Caspa de animales | Pelo de animal
feathers: Plumas | Pluma
cockroaches: Cucarachas | Cucaracha
bee-sting: Picaduras de abeja | Picadura de abeja | Abejas | Abeja | Piquete de abeja
bee-venom: Veneno de abeja
wasp-sting: Picaduras de avispa | Picadura de avispa | Avispas | Avispa
wasp-venom: Veneno de avispa
hornets: Avispones | Avispón
insect-sting: Picaduras de insectos | Picadura de insecto | Picaduras de insecto | Picadura de insectos
mosquito-bite: Picaduras de mosquito | Picadura de mosquito | Mosquitos | Mosquito
fire-ants: Hormigas de fuego | Hormiga de fuego
jellyfish: Medusas | Medusa
latex: Látex
contrast: Medio de contraste | Contraste | Medios de contraste
iodinated-contrast: Contraste yodado | Medio de contraste yodado | Contrastes yodados | Medios de contraste yodados
gadolinium: Contraste de gadolinio | Gadolinio
iodine: Yodo
povidone-iodine: Povidona yodada | Povidona iodada | Yodopovidona
chlorhexidine: Clorhexidina
plasters: Esparadrapo | Cinta adhesiva | Tiritas | Curitas
nickel: Níquel
cobalt: Cobalto
chromium: Cromo
formaldehyde: Formaldehído | Formol
perfume: Perfume | Perfumes | Fragancias
hair-dye: Tinte para el pelo | Tinte de pelo | Tinte capilar
lanolin: Lanolina
wool: Lana
vaccines: Vacunas
influenza-vaccine: Vacuna contra la gripe | Vacuna de la gripe
tetanus-vaccine: Vacuna contra el tétanos | Vacuna del tétanos
sunlight: Luz solar
penicillins: Penicilinas
cephalosporins: Cefalosporinas | Cefalosporina
macrolides: Antibióticos macrólidos | Macrólidos
quinolones: Antibióticos quinolonas | Quinolonas | Fluoroquinolonas
tetracyclines: Antibióticos tetraciclinas | Tetraciclinas
sulfonamides: Sulfamidas | Sulfonamidas | Sulfas | Sulfamida | Sulfa
antibiotics: Antibióticos | Antibiótico
nsaids: Antiinflamatorios no esteroideos (AINE) | AINE | AINEs | Antiinflamatorios no esteroideos
opioids: Opioides | Opioide | Opiáceos
local-anaesthetics: Anestésicos locales | Anestesia local | Anestésico local
general-anaesthesia: Anestesia general
muscle-relaxants: Relajantes musculares (anestesia) | Bloqueantes neuromusculares
ace-inhibitors: Inhibidores de la ECA | IECA
beta-blockers: Betabloqueantes | Betabloqueante | Betabloqueadores
statins: Estatinas | Estatina
corticosteroids: Corticoides | Corticosteroides | Corticoide
anticoagulants: Anticoagulantes | Anticoagulante
antihistamines: Antihistamínicos | Antihistamínico
antidepressants: Antidepresivos | Antidepresivo
diuretics: Diuréticos | Diurético
oral-contraceptive: Anticonceptivo oral | Anticonceptivos orales | Píldora anticonceptiva | Pastillas anticonceptivas
multivitamin: Multivitamínico | Multivitaminas
`,
    },
    {
      source: 'inn',
      reviewed: 'two-drafts',
      rows: `
warfarin: Warfarina
apixaban: Apixabán
rivaroxaban: Rivaroxabán
dabigatran: Dabigatrán
edoxaban: Edoxabán
heparin: Heparina
enoxaparin: Enoxaparina | Enoxaparina sódica
dalteparin: Dalteparina
acenocoumarol: Acenocumarol
phenprocoumon: Fenprocumón
acetylsalicylic-acid: Ácido acetilsalicílico | Aspirina | AAS 100 | AAS 100 mg
clopidogrel: Clopidogrel
ticagrelor: Ticagrelor
prasugrel: Prasugrel
insulin: Insulina
insulin-glargine: Insulina glargina
insulin-lispro: Insulina lispro
insulin-aspart: Insulina asparta | Insulina aspart
insulin-degludec: Insulina degludec
insulin-detemir: Insulina detemir
metformin: Metformina
glimepiride: Glimepirida
gliclazide: Gliclazida
glibenclamide: Glibenclamida
sitagliptin: Sitagliptina
linagliptin: Linagliptina
empagliflozin: Empagliflozina
dapagliflozin: Dapagliflozina
semaglutide: Semaglutida
liraglutide: Liraglutida
dulaglutide: Dulaglutida
pioglitazone: Pioglitazona
glucagon: Glucagón
prednisone: Prednisona
prednisolone: Prednisolona
methylprednisolone: Metilprednisolona
hydrocortisone: Hidrocortisona
dexamethasone: Dexametasona
fludrocortisone: Fludrocortisona
budesonide: Budesonida
beclometasone: Beclometasona
fluticasone: Fluticasona
levetiracetam: Levetiracetam
lamotrigine: Lamotrigina
valproic-acid: Ácido valproico | Valproato | Valproato sódico | Valproato de sodio
carbamazepine: Carbamazepina | Carbamacepina
oxcarbazepine: Oxcarbazepina
phenytoin: Fenitoína
phenobarbital: Fenobarbital
topiramate: Topiramato
lacosamide: Lacosamida
gabapentin: Gabapentina
pregabalin: Pregabalina
morphine: Morfina
fentanyl: Fentanilo
oxycodone: Oxicodona
hydromorphone: Hidromorfona
methadone: Metadona
buprenorphine: Buprenorfina
tramadol: Tramadol
codeine: Codeína
pethidine: Petidina | Meperidina
naloxone: Naloxona
digoxin: Digoxina
lithium: Litio | Carbonato de litio
phenelzine: Fenelzina
moclobemide: Moclobemida
selegiline: Selegilina
rasagiline: Rasagilina
metoprolol: Metoprolol
bisoprolol: Bisoprolol
atenolol: Atenolol
propranolol: Propranolol
carvedilol: Carvedilol
nebivolol: Nebivolol
sotalol: Sotalol
timolol: Timolol
tacrolimus: Tacrolimus | Tacrolimús
ciclosporin: Ciclosporina
mycophenolic-acid: Ácido micofenólico | Micofenolato | Micofenolato de mofetilo | Micofenolato mofetilo
azathioprine: Azatioprina
methotrexate: Metotrexato
adalimumab: Adalimumab
etanercept: Etanercept
infliximab: Infliximab
rituximab: Rituximab
lisinopril: Lisinopril
ramipril: Ramipril
enalapril: Enalapril
perindopril: Perindopril
captopril: Captopril
losartan: Losartán
valsartan: Valsartán
candesartan: Candesartán
telmisartan: Telmisartán
irbesartan: Irbesartán
olmesartan: Olmesartán
amlodipine: Amlodipino | Amlodipina
nifedipine: Nifedipino | Nifedipina
diltiazem: Diltiazem
verapamil: Verapamilo
furosemide: Furosemida
torasemide: Torasemida
hydrochlorothiazide: Hidroclorotiazida
spironolactone: Espironolactona
indapamide: Indapamida
doxazosin: Doxazosina
tamsulosin: Tamsulosina
clonidine: Clonidina
amiodarone: Amiodarona
flecainide: Flecainida
nitroglycerin: Nitroglicerina
atorvastatin: Atorvastatina
simvastatin: Simvastatina
rosuvastatin: Rosuvastatina
pravastatin: Pravastatina
ezetimibe: Ezetimiba
salbutamol: Salbutamol
formoterol: Formoterol
salmeterol: Salmeterol
tiotropium: Tiotropio
ipratropium: Ipratropio | Bromuro de ipratropio
montelukast: Montelukast
theophylline: Teofilina
adrenaline: Adrenalina (epinefrina) | Adrenalina | Epinefrina
cetirizine: Cetirizina
loratadine: Loratadina
desloratadine: Desloratadina
fexofenadine: Fexofenadina
diphenhydramine: Difenhidramina
paracetamol: Paracetamol | Acetaminofén
ibuprofen: Ibuprofeno
diclofenac: Diclofenaco
naproxen: Naproxeno
metamizole: Metamizol | Dipirona
celecoxib: Celecoxib
ketorolac: Ketorolaco
colchicine: Colchicina
allopurinol: Alopurinol
sertraline: Sertralina
citalopram: Citalopram
escitalopram: Escitalopram
fluoxetine: Fluoxetina
paroxetine: Paroxetina
venlafaxine: Venlafaxina
duloxetine: Duloxetina
mirtazapine: Mirtazapina
amitriptyline: Amitriptilina
bupropion: Bupropión
trazodone: Trazodona
quetiapine: Quetiapina
olanzapine: Olanzapina
risperidone: Risperidona
aripiprazole: Aripiprazol
haloperidol: Haloperidol
clozapine: Clozapina
diazepam: Diazepam
lorazepam: Lorazepam
alprazolam: Alprazolam
clonazepam: Clonazepam
midazolam: Midazolam
zolpidem: Zolpidem
methylphenidate: Metilfenidato
melatonin: Melatonina
levodopa: Levodopa
carbidopa: Carbidopa
pramipexole: Pramipexol
donepezil: Donepezilo
memantine: Memantina
baclofen: Baclofeno
sumatriptan: Sumatriptán
pyridostigmine: Piridostigmina
omeprazole: Omeprazol
pantoprazole: Pantoprazol
esomeprazole: Esomeprazol
lansoprazole: Lansoprazol
famotidine: Famotidina
ondansetron: Ondansetrón
metoclopramide: Metoclopramida
domperidone: Domperidona
loperamide: Loperamida
lactulose: Lactulosa
mesalazine: Mesalazina
levothyroxine: Levotiroxina | Levotiroxina sódica
thiamazole: Tiamazol | Metimazol
desmopressin: Desmopresina
estradiol: Estradiol
progesterone: Progesterona
testosterone: Testosterona
tamoxifen: Tamoxifeno
letrozole: Letrozol
penicillin: Penicilina
amoxicillin: Amoxicilina
ampicillin: Ampicilina
clavulanic-acid: Ácido clavulánico
cefalexin: Cefalexina
ceftriaxone: Ceftriaxona
cefuroxime: Cefuroxima
azithromycin: Azitromicina
clarithromycin: Claritromicina
erythromycin: Eritromicina
doxycycline: Doxiciclina
tetracycline: Tetraciclina
ciprofloxacin: Ciprofloxacino | Ciprofloxacina
levofloxacin: Levofloxacino | Levofloxacina
clindamycin: Clindamicina
vancomycin: Vancomicina
gentamicin: Gentamicina
nitrofurantoin: Nitrofurantoína
metronidazole: Metronidazol
trimethoprim: Trimetoprima | Trimetoprim
sulfamethoxazole: Sulfametoxazol
co-trimoxazole: Cotrimoxazol | Trimetoprima/sulfametoxazol | Trimetoprima y sulfametoxazol
rifampicin: Rifampicina
isoniazid: Isoniazida
aciclovir: Aciclovir
lidocaine: Lidocaína | Xilocaína
propofol: Propofol
suxamethonium: Suxametonio | Succinilcolina
rocuronium: Rocuronio
ketamine: Ketamina
folic-acid: Ácido fólico
vitamin-d: Vitamina D | Vitamina D3
vitamin-b12: Vitamina B12
vitamin-c: Vitamina C | Ácido ascórbico
iron: Hierro
magnesium: Magnesio
calcium: Calcio
potassium-chloride: Cloruro de potasio | Cloruro potásico
oxygen: Oxígeno
hydroxychloroquine: Hidroxicloroquina
sulfasalazine: Sulfasalazina
finasteride: Finasterida
sildenafil: Sildenafilo
alendronic-acid: Ácido alendrónico | Alendronato
denosumab: Denosumab
latanoprost: Latanoprost
hydroxycarbamide: Hidroxicarbamida | Hidroxiurea
`,
    },
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
hypertension: Hipertensión arterial | Hipertensión | Presión arterial alta | Tensión alta | Presión alta | HTA
diabetes: Diabetes | Diabetes mellitus
diabetes-1: Diabetes tipo 1 | Diabetes mellitus tipo 1 | Diabetes de tipo 1
diabetes-2: Diabetes tipo 2 | Diabetes mellitus tipo 2 | Diabetes de tipo 2
diabetes-gestational: Diabetes gestacional
asthma: Asma | Asma bronquial
copd: EPOC | Enfermedad pulmonar obstructiva crónica
epilepsy: Epilepsia
atrial-fibrillation: Fibrilación auricular
atrial-flutter: Flúter auricular | Aleteo auricular
heart-failure: Insuficiencia cardíaca | Insuficiencia cardíaca congestiva
coronary: Cardiopatía coronaria | Enfermedad coronaria | Cardiopatía isquémica | Enfermedad de las arterias coronarias
angina-pectoris: Angina de pecho
heart-attack: Infarto de miocardio | Infarto agudo de miocardio | Infarto | Ataque al corazón
stroke: Ictus (accidente cerebrovascular) | Ictus | Accidente cerebrovascular | ACV | Derrame cerebral
ischaemic-stroke: Ictus isquémico (infarto cerebral) | Ictus isquémico | Infarto cerebral
tia: Accidente isquémico transitorio | AIT | Ataque isquémico transitorio
arrhythmia: Arritmia | Arritmia cardíaca
long-qt: Síndrome de QT largo | Síndrome del QT largo
brugada: Síndrome de Brugada
wpw: Síndrome de Wolff-Parkinson-White
svt: Taquicardia supraventricular
cardiomyopathy: Miocardiopatía
hcm: Miocardiopatía hipertrófica
aortic-stenosis: Estenosis aórtica
mitral-prolapse: Prolapso de la válvula mitral | Prolapso mitral
mitral-regurgitation: Insuficiencia mitral
congenital-heart: Cardiopatía congénita
aortic-aneurysm: Aneurisma de aorta | Aneurisma aórtico
brain-aneurysm: Aneurisma cerebral
dvt: Trombosis venosa profunda | TVP
pulmonary-embolism: Embolia pulmonar | Tromboembolismo pulmonar
pulmonary-hypertension: Hipertensión pulmonar
pad: Enfermedad arterial periférica
cholesterol: Colesterol alto | Hipercolesterolemia
hyperlipidaemia: Hiperlipidemia
depression: Depresión
anxiety: Trastorno de ansiedad | Ansiedad
bipolar: Trastorno bipolar
schizophrenia: Esquizofrenia
ptsd: Trastorno por estrés postraumático | TEPT
adhd: TDAH | Trastorno por déficit de atención e hiperactividad
autism: Autismo | Trastorno del espectro autista
panic-disorder: Trastorno de pánico
ocd: Trastorno obsesivo-compulsivo
dementia: Demencia
alzheimers: Enfermedad de Alzheimer | Alzheimer
parkinsons: Enfermedad de Parkinson | Parkinson
multiple-sclerosis: Esclerosis múltiple
als: Esclerosis lateral amiotrófica (ELA) | ELA | Esclerosis lateral amiotrófica
myasthenia: Miastenia gravis | Miastenia grave
migraine: Migraña | Migrañas
cerebral-palsy: Parálisis cerebral
spinal-cord-injury: Lesión medular | Lesión de la médula espinal
spina-bifida: Espina bífida
guillain-barre: Síndrome de Guillain-Barré
muscular-dystrophy: Distrofia muscular
hydrocephalus: Hidrocefalia
brain-injury: Traumatismo craneoencefálico | TCE
brain-tumour: Tumor cerebral
narcolepsy: Narcolepsia
paraplegia: Paraplejía
tetraplegia: Tetraplejía
hypothyroidism: Hipotiroidismo
hyperthyroidism: Hipertiroidismo
hashimoto: Tiroiditis de Hashimoto
graves: Enfermedad de Graves
addison: Enfermedad de Addison
adrenal-insufficiency: Insuficiencia suprarrenal
cushing: Síndrome de Cushing
cah: Hiperplasia suprarrenal congénita
kidney-disease: Enfermedad renal crónica | Insuficiencia renal crónica | ERC
kidney-failure: Insuficiencia renal
dialysis: Diálisis
haemodialysis: Hemodiálisis
kidney-transplant: Trasplante de riñón | Trasplante renal
liver-transplant: Trasplante de hígado | Trasplante hepático
heart-transplant: Trasplante de corazón | Trasplante cardíaco
kidney-stones: Cálculos renales | Piedras en el riñón
cirrhosis: Cirrosis hepática | Cirrosis
hepatitis-b: Hepatitis B | Hepatitis B crónica
hepatitis-c: Hepatitis C | Hepatitis C crónica
hiv: VIH | Infección por VIH
tuberculosis: Tuberculosis
fatty-liver: Hígado graso
pancreatitis: Pancreatitis
crohns: Enfermedad de Crohn
ulcerative-colitis: Colitis ulcerosa
coeliac: Enfermedad celíaca | Celiaquía
reflux: Reflujo gastroesofágico | Enfermedad por reflujo gastroesofágico | ERGE
ibs: Síndrome del intestino irritable | Síndrome de intestino irritable | Colon irritable
gastric-ulcer: Úlcera de estómago | Úlcera gástrica
rheumatoid: Artritis reumatoide
osteoarthritis: Artrosis | Osteoartritis
arthritis: Artritis
osteoporosis: Osteoporosis
gout: Gota
lupus: Lupus eritematoso sistémico | Lupus
psoriasis: Psoriasis
eczema: Eccema | Eczema
atopic-dermatitis: Dermatitis atópica
fibromyalgia: Fibromialgia
spondylitis: Espondilitis anquilosante
anaemia: Anemia
iron-anaemia: Anemia ferropénica | Anemia por falta de hierro
sickle-cell: Drepanocitosis (anemia falciforme) | Anemia falciforme | Drepanocitosis
thalassaemia: Talasemia
haemophilia: Hemofilia
haemophilia-a: Hemofilia A
haemophilia-b: Hemofilia B
von-willebrand: Enfermedad de von Willebrand
thrombocytopenia: Trombocitopenia (plaquetas bajas) | Trombocitopenia | Trombopenia
factor-v: Factor V Leiden | Factor V de Leiden
antiphospholipid: Síndrome antifosfolípido | Síndrome antifosfolipídico
g6pd: Déficit de G6PD | Deficiencia de G6PD
porphyria: Porfiria
pku: Fenilcetonuria
mastocytosis: Mastocitosis
hereditary-angioedema: Angioedema hereditario
malignant-hyperthermia: Hipertermia maligna
cystic-fibrosis: Fibrosis quística
sleep-apnoea: Apnea del sueño | Apnea obstructiva del sueño
pulmonary-fibrosis: Fibrosis pulmonar
emphysema: Enfisema pulmonar | Enfisema
chronic-bronchitis: Bronquitis crónica
breast-cancer: Cáncer de mama
prostate-cancer: Cáncer de próstata
lung-cancer: Cáncer de pulmón
colon-cancer: Cáncer de colon | Cáncer colorrectal
thyroid-cancer: Cáncer de tiroides
leukaemia: Leucemia
lymphoma: Linfoma
myeloma: Mieloma múltiple
melanoma: Melanoma
pregnancy: Embarazo | Embarazada
preeclampsia: Preeclampsia
endometriosis: Endometriosis
pcos: Síndrome de ovario poliquístico | Síndrome de ovarios poliquísticos
prostate-enlarged: Hiperplasia benigna de próstata | Próstata agrandada
glaucoma: Glaucoma
cataract: Catarata | Cataratas
macular-degeneration: Degeneración macular
blindness: Ceguera
deafness: Sordera | Sordo | Sorda
hearing-loss: Pérdida de audición | Pérdida auditiva | Hipoacusia
insomnia: Insomnio
obesity: Obesidad
alcohol-dependence: Dependencia del alcohol | Alcoholismo
asplenia: Asplenia (sin bazo) | Asplenia | Sin bazo
splenectomy: Bazo extirpado | Esplenectomía
down-syndrome: Síndrome de Down
marfan: Síndrome de Marfan
ehlers-danlos: Síndrome de Ehlers-Danlos
sarcoidosis: Sarcoidosis
vasculitis: Vasculitis
scoliosis: Escoliosis
raynaud: Enfermedad de Raynaud | Fenómeno de Raynaud | Síndrome de Raynaud
hay-fever: Rinitis alérgica | Fiebre del heno
food-allergy: Alergia alimentaria
chronic-pain: Dolor crónico
immunodeficiency: Inmunodeficiencia
tracheostomy: Traqueostomía
pacemaker: Marcapasos
icd: Desfibrilador implantado (DAI) | Desfibrilador automático implantable
cochlear-implant: Implante coclear
hearing-aid: Audífono | Audífonos
hip-replacement: Prótesis de cadera
knee-replacement: Prótesis de rodilla
coronary-stent: Stent coronario | Stents coronarios
insulin-pump: Bomba de insulina
heart-valve: Válvula cardíaca artificial | Prótesis valvular cardíaca
mechanical-valve: Válvula cardíaca mecánica
biological-valve: Válvula cardíaca biológica
vp-shunt: Derivación ventriculoperitoneal | Válvula de derivación ventriculoperitoneal
port: Reservorio venoso implantado (Port-a-Cath) | Reservorio subcutáneo
dialysis-fistula: Fístula para diálisis | Fístula arteriovenosa
vagus-stimulator: Estimulador del nervio vago
brain-stimulator: Estimulador cerebral profundo
metal-plate: Placa metálica | Placas metálicas
breast-implants: Implantes mamarios | Prótesis mamarias
contraceptive-implant: Implante anticonceptivo
iud: Dispositivo intrauterino (DIU) | DIU | Dispositivo intrauterino
dental-implants: Implantes dentales | Implante dental
lvad: Asistencia ventricular izquierda (LVAD)
urinary-catheter: Sonda urinaria | Sonda vesical
feeding-tube: Sonda de alimentación
colostomy: Colostomía
ileostomy: Ileostomía
anaphylaxis: Anafilaxia
anaphylactic-shock: Choque anafiláctico | Shock anafiláctico
anaphylactic-reaction: Reacción anafiláctica
hives: Urticaria | Ronchas | Habones
rash: Erupción cutánea | Sarpullido | Erupción | Exantema
itching: Picor (prurito) | Picor | Picazón | Prurito | Comezón
swelling: Hinchazón
facial-swelling: Hinchazón de la cara | Hinchazón facial
lip-swelling: Hinchazón de los labios | Hinchazón de labios | Labios hinchados
tongue-swelling: Hinchazón de la lengua | Hinchazón de lengua
throat-swelling: Hinchazón de la garganta | Hinchazón de garganta
lips-and-tongue: Hinchazón de labios y lengua | Hinchazón de los labios y la lengua
angioedema: Angioedema | Edema de Quincke
breathing: Dificultad para respirar | Dificultad respiratoria
breathless: Falta de aire (disnea) | Falta de aire | Disnea
wheezing: Sibilancias
bronchospasm: Broncoespasmo
asthma-attack: Ataque de asma | Crisis de asma
cough: Tos
sneezing: Estornudos
runny-nose: Secreción nasal | Moqueo
blocked-nose: Nariz tapada | Congestión nasal
watery-eyes: Ojos llorosos | Lagrimeo
itchy-eyes: Picor de ojos | Picazón en los ojos
red-eyes: Ojos rojos
mouth-itching: Picor en la boca | Picazón en la boca
nausea: Náuseas | Náusea
vomiting: Vómitos | Vómito
nausea-vomiting: Náuseas y vómitos
diarrhoea: Diarrea
stomach-pain: Dolor de estómago | Dolor abdominal
stomach-cramps: Calambres abdominales | Cólicos abdominales | Retortijones
stomach-upset: Malestar estomacal
low-pressure: Bajada de la tensión arterial | Hipotensión | Presión baja | Tensión baja
dizziness: Mareo | Mareos
fainting: Desmayo | Desmayos | Síncope
unconscious: Pérdida de conocimiento | Pérdida del conocimiento
palpitations: Palpitaciones
fast-heartbeat: Taquicardia
cardiac-arrest: Parada cardíaca (paro cardíaco) | Paro cardíaco | Parada cardíaca
headache: Dolor de cabeza | Cefalea
fever: Fiebre
redness: Enrojecimiento | Enrojecimiento de la piel
flushing: Enrojecimiento súbito de la cara (rubor) | Enrojecimiento súbito de la cara
blisters: Ampollas
skin-peeling: Descamación de la piel
contact-dermatitis: Dermatitis de contacto
stevens-johnson: Síndrome de Stevens-Johnson
ten: Necrólisis epidérmica tóxica
dress: Síndrome DRESS
serum-sickness: Enfermedad del suero
liver-damage: Daño hepático
kidney-damage: Daño renal
seizure: Convulsiones | Convulsión | Crisis convulsiva | Crisis epiléptica
confusion: Confusión
bleeding: Sangrado | Hemorragia
muscle-pain: Dolor muscular
joint-pain: Dolor articular
fatigue: Cansancio
drowsiness: Somnolencia
chest-pain: Dolor de pecho | Dolor en el pecho | Dolor torácico
severe: Severa | Severo | Graves
moderate: Moderado
mild: Ligera | Ligero
life-threatening: Con riesgo vital | Potencialmente mortal | Riesgo vital | Peligro de muerte | Amenaza la vida | Pone en peligro la vida | Potencialmente letal | Amenazante para la vida
very-severe: Muy grave | Muy severa
severe-anaphylaxis: Grave, anafilaxia | Grave (anafilaxia)
intolerance: Intolerancia
unknown: Desconocida | Desconocido
active: Activo
chronic: Crónico
resolved: Resuelto | Curada | Curado
remission: En remisión | Remisión
controlled: Controlada | Controlado
well-controlled: Bien controlada | Bien controlado
stable: Estable
treated: En tratamiento
monitored: En seguimiento | En observación
improving: Mejorando
worsening: Empeorando
recovering: En recuperación
intermittent: Intermitente
acute: Aguda | Agudo
suspected: Sospecha | Sospechada
mother: Madre | Mamá
father: Padre | Papá
parents: Padre y madre | Padres
parent: Madre o padre
wife: Esposa | Mujer
husband: Esposo | Marido
spouse: Cónyuge
partner: Pareja | Conviviente
son: Hijo
daughter: Hija
child: Hijo o hija
brother: Hermano
sister: Hermana
elder-brother: Hermano mayor
younger-brother: Hermano menor
elder-sister: Hermana mayor
younger-sister: Hermana menor
sibling: Hermano o hermana
grandmother: Abuela | Abuelita | Yaya
grandfather: Abuelo | Abuelito | Yayo
grandson: Nieto
granddaughter: Nieta
aunt: Tía
uncle: Tío
niece: Sobrina
nephew: Sobrino
cousin: Primo o prima | Primo | Prima
mother-in-law: Suegra
father-in-law: Suegro
son-in-law: Yerno
daughter-in-law: Nuera
brother-in-law: Cuñado
sister-in-law: Cuñada
stepmother: Madrastra
stepfather: Padrastro
stepson: Hijastro
stepdaughter: Hijastra
friend: Amigo o amiga | Amigo | Amiga | Mejor amigo | Mejor amiga
boyfriend: Novio
girlfriend: Novia
fiance: Prometido
fiancee: Prometida
ex-husband: Exmarido | Exesposo
ex-wife: Exmujer | Exesposa
neighbour: Vecino o vecina | Vecino | Vecina
flatmate: Compañero de piso | Compañera de piso | Compañero de cuarto | Compañera de cuarto
colleague: Compañero de trabajo | Compañera de trabajo | Colega
boss: Jefe o jefa | Jefe | Jefa
employer: Empleador
teacher: Docente | Profesor | Profesora | Maestra | Maestro
school: Escuela | Colegio
carer: Cuidador o cuidadora | Cuidador | Cuidadora
guardian: Tutor legal | Tutora legal
relative: Familiar | Pariente | Familia
godmother: Madrina
godfather: Padrino
doctor: Médico o médica | Médico | Médica | Doctor | Doctora
family-doctor: Médico de familia | Médico de cabecera | Médica de familia | Médica de cabecera
cardiologist: Cardiólogo | Cardióloga
neurologist: Neurólogo | Neuróloga
paediatrician: Pediatra
nurse: Enfermera o enfermero | Enfermera | Enfermero
social-worker: Trabajador social | Trabajadora social
self: La propia persona
oral: Por la boca (vía oral) | Vía oral | Por vía oral
inhaled: Inhalado | Inhalada
subcutaneous: Bajo la piel (subcutáneo) | Subcutánea | Subcutáneo | Vía subcutánea
intramuscular: En el músculo (intramuscular) | Intramuscular
intravenous: En la vena (intravenoso) | Intravenosa | Intravenoso
sublingual: Bajo la lengua (sublingual) | Sublingual
rectal: Por el recto (rectal) | Rectal | Vía rectal
nasal: Por la nariz (nasal) | Nasal | Vía nasal
eye: En el ojo | Oftálmica
ear: En el oído | Ótica
skin: Sobre la piel | Tópico | Tópica
patch: Parche | Parche transdérmico
vaginal: Por la vagina (vaginal) | Vaginal
tube: Por sonda de alimentación
`,
    },
  ],
  dosing: {
    numbers: 'un/una/uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
    phrases: `
daily: a diario | diario | diariamente | todos los días | cada día | al día | diaria
day-1: una vez al día | 1 vez al día | 1 vez por día | una vez por día | una vez diaria | 1x día | 1/día
day-2: dos veces al día | 2 veces al día | 2 veces por día | dos veces por día
day-3: tres veces al día | 3 veces al día | 3 veces por día | tres veces por día
day-4: cuatro veces al día | 4 veces al día
day-n: # veces al día | # veces por día | # veces/día | #x día | #x/día
week-1: una vez a la semana | una vez por semana | 1 vez por semana | semanal | cada semana | semanalmente | 1 vez a la semana
week-2: dos veces por semana | dos veces a la semana | 2 veces por semana
week-3: tres veces por semana | tres veces a la semana | 3 veces por semana
week-n: # veces por semana | # veces a la semana
month-1: una vez al mes | mensual | cada mes | mensualmente
year-1: una vez al año | anual | cada año
every-hours: one=cada hora; other=cada # horas | c/# h | cada # h | c/#h | c/# horas | cada # hrs
every-other-day: cada dos días | un día sí y otro no | días alternos | en días alternos
every-days: cada # días
every-weeks: cada # semanas
every-months: cada # meses
every-morning: cada mañana | todas las mañanas
every-evening: cada noche | todas las noches | cada tarde-noche
every-night: cada noche
morning: por la mañana | en la mañana | mañana | mañanas | por las mañanas
noon: al mediodía | mediodía
afternoon: por la tarde | tarde
evening: por la noche | noche | en la noche | por las noches | por la tarde-noche | al anochecer
night: por la noche | durante la noche | de madrugada
bedtime: al acostarse | antes de dormir | antes de acostarse
as-needed: si es necesario | según necesidad | a demanda | cuando sea necesario | si precisa | en caso necesario | según sea necesario | si hace falta | cuando lo necesite | en caso de necesidad | por razón necesaria
before-meals: antes de las comidas | antes de comer
after-meals: después de las comidas | después de comer
with-meals: con las comidas | con la comida | con comida | con los alimentos | con alimentos
empty-stomach: en ayunas | con el estómago vacío
before-breakfast: antes del desayuno | antes de desayunar
after-breakfast: después del desayuno
with-breakfast: con el desayuno
after-dinner: después de la cena | después de cenar
with-dinner: con la cena
continuous: de forma continua | continuo | continua
before-exercise: antes del ejercicio | antes de hacer ejercicio
emergency: solo en caso de emergencia | en caso de emergencia | solo en emergencias
for-pain: para el dolor | si hay dolor | si dolor
max-day: como máximo # al día | máximo # al día | máx. # al día
tablet: one=# comprimido; other=# comprimidos | # tableta | # tabletas | # pastilla | # pastillas | # comp
half-tablet: medio comprimido | media tableta | 1/2 comprimido | media pastilla | ½ comprimido | 1/2 tableta | 1/2 pastilla
quarter-tablet: un cuarto de comprimido | 1/4 comprimido | 1/4 de comprimido
capsule: one=# cápsula; other=# cápsulas
drop: one=# gota; other=# gotas
puff: one=# inhalación; other=# inhalaciones | # puff | # puffs | # disparo | # disparos
unit: one=# unidad; other=# unidades
patch: one=# parche; other=# parches
sachet: one=# sobre; other=# sobres
injection: one=# inyección; other=# inyecciones
ampoule: one=# ampolla; other=# ampollas
suppository: one=# supositorio; other=# supositorios
spray: one=# pulverización; other=# pulverizaciones
at-morning: mañana # | # por la mañana | # en la mañana
at-noon: mediodía # | # al mediodía
at-evening: noche # | # por la noche | # en la noche | # noche
at-bedtime: al acostarse # | # al acostarse
after-lunch: después del almuerzo | después de almorzar
before-dinner: antes de la cena | antes de cenar
by-inr: según el INR | según INR
on-waking: al despertar | al levantarse
`,
  },
}
