/**
 * Rows are `id: shown | also written | …`, with the ids of `src/terms/index.table.ts` (see ../terms.ts).
 */
import type { LanguageTable } from '../terms'

export const terms: LanguageTable = {
  locale: 'pt',
  terms: [
    {
      source: 'eu-1169-2011',
      reviewed: 'two-drafts',
      rows: `
gluten-cereals: Cereais que contêm glúten | Cereais com glúten
crustaceans: Crustáceos | Crustáceo
eggs: Ovos | Ovo
fish: Peixe | Peixes
peanuts: Amendoins | Amendoim
soya: Soja
milk: Leite | Leite de vaca
almonds: Amêndoas | Amêndoa
hazelnuts: Avelãs | Avelã
walnuts: Nozes comuns (da nogueira) | Nozes comuns
cashews: Castanhas de caju | Castanha de caju | Caju
pecans: Nozes pecã | Noz-pecã | Nozes pécan
brazil-nuts: Castanhas do Brasil (do Pará) | Castanha-do-pará | Castanha-do-brasil | Castanhas do Brasil | Castanha do Pará
pistachios: Pistácios | Pistácio | Pistache
macadamia: Nozes de macadâmia | Macadâmia | Noz de macadâmia
tree-nuts: Frutos de casca rija (nozes, castanhas) | Oleaginosas de casca rija | Frutos de casca rija
celery: Aipo | Salsão
mustard: Mostarda
sesame: Sésamo (gergelim) | Sésamo | Gergelim | Sementes de sésamo | Sementes de gergelim
sulphites: Sulfitos | Sulfito | Dióxido de enxofre e sulfitos
lupin: Tremoço | Tremoços
molluscs: Moluscos | Molusco
wheat: Trigo | Farinha de trigo
rye: Centeio
barley: Cevada
oats: Aveia
spelt: Espelta
`,
    },
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
gluten: Glúten
dairy: Laticínios (lacticínios) | Laticínios | Lacticínios | Produtos lácteos
milk-protein: Proteína do leite | Proteína do leite de vaca | Proteínas do leite
lactose: Lactose
shellfish: Marisco (crustáceos e moluscos) | Marisco | Mariscos
shrimp: Camarão | Camarões
crab: Caranguejo | Caranguejos
lobster: Lavagante (lagosta) | Lagosta | Lavagante
mussels: Mexilhões | Mexilhão
oysters: Ostras | Ostra
squid: Lula | Lulas
salmon: Salmão
tuna: Atum
cod: Bacalhau
buckwheat: Trigo sarraceno | Trigo mourisco
maize: Milho
rice: Arroz
potato: Batata | Batatas
chickpeas: Grão-de-bico
lentils: Lentilhas | Lentilha
peas: Ervilhas | Ervilha
poppy-seeds: Sementes de papoila (papoula) | Sementes de papoila | Sementes de papoula
sunflower-seeds: Sementes de girassol
pine-nuts: Pinhões
coconut: Coco
mango: Manga (fruta) | Manga
pineapple: Abacaxi (ananás) | Abacaxi | Ananás
strawberries: Morangos | Morango
kiwi: Kiwi | Quivi
banana: Banana | Bananas
avocado: Abacate
apple: Maçã | Maçãs
peach: Pêssego | Pêssegos
citrus: Citrinos (frutas cítricas) | Citrinos | Frutas cítricas
orange: Laranjas | Laranja
lemon: Limão | Limões
tomato: Tomate | Tomates
carrot: Cenoura | Cenouras
garlic: Alho
onion: Cebola | Cebolas
cinnamon: Canela
chocolate: Chocolate
cocoa: Cacau
honey: Mel
beef: Carne de vaca (bovina) | Carne bovina | Carne de vaca | Carne de boi
pork: Carne de porco
red-meat: Carne vermelha | Carnes vermelhas
chicken-meat: Carne de frango | Frango
gelatine: Gelatina
yeast: Levedura
pollen: Pólen | Polens
grass-pollen: Pólen de gramíneas | Gramíneas
birch-pollen: Pólen de bétula
tree-pollen: Pólen de árvores
olive-pollen: Pólen de oliveira
ragweed: Ambrósia
mugwort: Artemísia
dust-mites: Ácaros do pó | Ácaros | Ácaros da poeira | Ácaros do pó doméstico
house-dust: Pó doméstico | Poeira doméstica | Pó de casa
mould: Mofo (bolor) | Mofo | Bolor | Bolores
cats: Gatos | Gato
cat-hair: Pelo de gato | Pêlo de gato
dogs: Cães | Cão | Cachorro | Cachorros
dog-hair: Pelo de cão | Pelo de cachorro
horses: Cavalos | Cavalo
animal-hair: Pelo de animais | Pelos de animais
feathers: Penas (de ave)
cockroaches: Baratas (inseto) | Baratas
bee-sting: Picadas de abelha | Picada de abelha | Abelhas | Abelha
bee-venom: Veneno de abelha
wasp-sting: Picadas de vespa | Picada de vespa | Vespas | Vespa
wasp-venom: Veneno de vespa
hornets: Vespões | Vespão
insect-sting: Picadas de insetos | Picada de inseto | Picadas de inseto
mosquito-bite: Picadas de mosquito | Picada de mosquito | Mosquito | Mosquitos
fire-ants: Formigas-de-fogo | Formigas de fogo
jellyfish: Medusas (águas-vivas) | Águas-vivas | Água-viva | Alforrecas
latex: Látex
contrast: Meio de contraste | Contraste | Meios de contraste
iodinated-contrast: Contraste iodado | Meio de contraste iodado | Meios de contraste iodados
gadolinium: Contraste de gadolínio | Gadolínio
iodine: Iodo
povidone-iodine: Iodopovidona | Iodopovidona (PVPI)
chlorhexidine: Clorexidina | Clorhexidina
plasters: Adesivo médico (esparadrapo) | Esparadrapo | Fita adesiva | Penso rápido | Pensos rápidos
nickel: Níquel
cobalt: Cobalto
chromium: Crómio (cromo) | Crómio | Cromo
formaldehyde: Formaldeído
perfume: Perfume | Perfumes
hair-dye: Tinta de cabelo | Tintura de cabelo | Tinta para cabelo
lanolin: Lanolina
wool: Lã
vaccines: Vacinas
influenza-vaccine: Vacina contra a gripe | Vacina da gripe
tetanus-vaccine: Vacina contra o tétano | Vacina do tétano
sunlight: Luz solar
penicillins: Penicilinas
cephalosporins: Cefalosporinas | Cefalosporina
macrolides: Antibióticos macrólidos | Macrólidos | Macrolídeos
quinolones: Antibióticos quinolonas | Quinolonas | Fluoroquinolonas
tetracyclines: Antibióticos tetraciclinas | Tetraciclinas
sulfonamides: Sulfonamidas (sulfas) | Sulfas | Sulfonamidas | Sulfamidas | Sulfa
antibiotics: Antibióticos | Antibiótico
nsaids: Anti-inflamatórios não esteroides (AINE) | AINE | AINEs | Anti-inflamatórios não esteroides
opioids: Opioides | Opioide | Opiáceos
local-anaesthetics: Anestésicos locais | Anestesia local | Anestésico local
general-anaesthesia: Anestesia geral
muscle-relaxants: Relaxantes musculares (anestesia) | Bloqueadores neuromusculares
ace-inhibitors: Inibidores da ECA | IECA
beta-blockers: Betabloqueadores | Betabloqueantes | Betabloqueador | Bloqueadores beta
statins: Estatinas | Estatina
corticosteroids: Corticosteroides | Corticoides
anticoagulants: Anticoagulantes | Anticoagulante
antihistamines: Anti-histamínicos | Anti-histamínico
antidepressants: Antidepressivos | Antidepressivo
diuretics: Diuréticos | Diurético
oral-contraceptive: Contraceptivo oral (pílula) | Pílula anticoncepcional | Anticoncepcional oral | Pílula contracetiva
multivitamin: Multivitamínico
`,
    },
    {
      source: 'inn',
      reviewed: 'two-drafts',
      same: `
clopidogrel ticagrelor prasugrel metoprolol bisoprolol atenolol propranolol carvedilol
nebivolol sotalol timolol tramadol lisinopril ramipril enalapril perindopril captopril
diltiazem salbutamol formoterol salmeterol paracetamol citalopram escitalopram haloperidol
diazepam lorazepam alprazolam clonazepam midazolam zolpidem levodopa carbidopa propofol
aciclovir estradiol
`,
      rows: `
denosumab: Denosumab | Denosumabe
rituximab: Rituximab | Rituximabe
infliximab: Infliximab | Infliximabe
etanercept: Etanercept | Etanercepte
adalimumab: Adalimumab | Adalimumabe
tacrolimus: Tacrolimus | Tacrolimo
sildenafil: Sildenafil | Sildenafila
verapamil: Verapamil | Verapamilo
warfarin: Varfarina
apixaban: Apixabano | Apixabana
rivaroxaban: Rivaroxabano | Rivaroxabana
dabigatran: Dabigatrano | Dabigatrana
edoxaban: Edoxabano | Edoxabana
heparin: Heparina
enoxaparin: Enoxaparina | Enoxaparina sódica
dalteparin: Dalteparina
acenocoumarol: Acenocumarol
phenprocoumon: Femprocumona
acetylsalicylic-acid: Ácido acetilsalicílico | Aspirina | AAS 100 mg | AAS infantil
insulin: Insulina
insulin-glargine: Insulina glargina
insulin-lispro: Insulina lispro
insulin-aspart: Insulina asparte | Insulina aspártico
insulin-degludec: Insulina degludec | Insulina degludeca
insulin-detemir: Insulina detemir
metformin: Metformina
glimepiride: Glimepirida
gliclazide: Gliclazida
glibenclamide: Glibenclamida
sitagliptin: Sitagliptina
linagliptin: Linagliptina
empagliflozin: Empagliflozina
dapagliflozin: Dapagliflozina
semaglutide: Semaglutido | Semaglutida
liraglutide: Liraglutido | Liraglutida
dulaglutide: Dulaglutido | Dulaglutida
pioglitazone: Pioglitazona
glucagon: Glucagom | Glucagon
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
valproic-acid: Ácido valproico | Valproato | Valproato de sódio | Ácido valpróico
carbamazepine: Carbamazepina
oxcarbazepine: Oxcarbazepina
phenytoin: Fenitoína
phenobarbital: Fenobarbital
topiramate: Topiramato
lacosamide: Lacosamida
gabapentin: Gabapentina
pregabalin: Pregabalina
morphine: Morfina
fentanyl: Fentanilo | Fentanil | Fentanila
oxycodone: Oxicodona
hydromorphone: Hidromorfona
methadone: Metadona
buprenorphine: Buprenorfina
codeine: Codeína
pethidine: Petidina | Meperidina
naloxone: Naloxona
digoxin: Digoxina
lithium: Lítio | Carbonato de lítio
phenelzine: Fenelzina
moclobemide: Moclobemida
selegiline: Selegilina
rasagiline: Rasagilina
ciclosporin: Ciclosporina
mycophenolic-acid: Ácido micofenólico | Micofenolato de mofetila | Micofenolato de mofetil | Micofenolato
azathioprine: Azatioprina
methotrexate: Metotrexato
losartan: Losartan (losartana) | Losartana | Losartan
valsartan: Valsartan (valsartana) | Valsartana | Valsartan
candesartan: Candesartan (candesartana) | Candesartana | Candesartan
telmisartan: Telmisartan (telmisartana) | Telmisartana | Telmisartan
irbesartan: Irbesartan (irbesartana) | Irbesartana | Irbesartan
olmesartan: Olmesartan (olmesartana) | Olmesartana | Olmesartan
amlodipine: Amlodipina (anlodipino) | Amlodipina | Anlodipino
nifedipine: Nifedipina | Nifedipino
furosemide: Furosemida
torasemide: Torasemida
hydrochlorothiazide: Hidroclorotiazida
spironolactone: Espironolactona
indapamide: Indapamida
doxazosin: Doxazosina
tamsulosin: Tansulosina | Tamsulosina
clonidine: Clonidina
amiodarone: Amiodarona
flecainide: Flecainida
nitroglycerin: Nitroglicerina
atorvastatin: Atorvastatina
simvastatin: Sinvastatina | Simvastatina
rosuvastatin: Rosuvastatina
pravastatin: Pravastatina
ezetimibe: Ezetimiba
tiotropium: Tiotrópio
ipratropium: Ipratrópio | Brometo de ipratrópio
montelukast: Montelucaste | Montelucast
theophylline: Teofilina
adrenaline: Adrenalina (epinefrina) | Adrenalina | Epinefrina
cetirizine: Cetirizina
loratadine: Loratadina
desloratadine: Desloratadina
fexofenadine: Fexofenadina
diphenhydramine: Difenidramina
ibuprofen: Ibuprofeno
diclofenac: Diclofenaco | Diclofenac
naproxen: Naproxeno
metamizole: Metamizol (dipirona) | Dipirona | Metamizol
celecoxib: Celecoxibe | Celecoxib
ketorolac: Cetorolaco | Cetorolac
colchicine: Colchicina
allopurinol: Alopurinol
sertraline: Sertralina
fluoxetine: Fluoxetina
paroxetine: Paroxetina
venlafaxine: Venlafaxina
duloxetine: Duloxetina
mirtazapine: Mirtazapina
amitriptyline: Amitriptilina
bupropion: Bupropiom (bupropiona) | Bupropiona | Bupropiom
trazodone: Trazodona
quetiapine: Quetiapina
olanzapine: Olanzapina
risperidone: Risperidona
aripiprazole: Aripiprazol
clozapine: Clozapina
methylphenidate: Metilfenidato
melatonin: Melatonina
pramipexole: Pramipexol
donepezil: Donepezilo | Donepezila
memantine: Memantina
baclofen: Baclofeno
sumatriptan: Sumatriptano | Sumatriptana
pyridostigmine: Piridostigmina
omeprazole: Omeprazol
pantoprazole: Pantoprazol
esomeprazole: Esomeprazol
lansoprazole: Lansoprazol
famotidine: Famotidina
ondansetron: Ondansetrom (ondansetrona) | Ondansetrona | Ondansetrom
metoclopramide: Metoclopramida
domperidone: Domperidona
loperamide: Loperamida
lactulose: Lactulose | Lactulona
mesalazine: Mesalazina | Messalazina
levothyroxine: Levotiroxina | Levotiroxina sódica
thiamazole: Tiamazol | Metimazol
desmopressin: Desmopressina
progesterone: Progesterona
testosterone: Testosterona
tamoxifen: Tamoxifeno
letrozole: Letrozol
penicillin: Penicilina
amoxicillin: Amoxicilina
ampicillin: Ampicilina
clavulanic-acid: Ácido clavulânico | Clavulanato
cefalexin: Cefalexina
ceftriaxone: Ceftriaxona
cefuroxime: Cefuroxima
azithromycin: Azitromicina
clarithromycin: Claritromicina
erythromycin: Eritromicina
doxycycline: Doxiciclina
tetracycline: Tetraciclina
ciprofloxacin: Ciprofloxacina | Ciprofloxacino
levofloxacin: Levofloxacina | Levofloxacino
clindamycin: Clindamicina
vancomycin: Vancomicina
gentamicin: Gentamicina
nitrofurantoin: Nitrofurantoína
metronidazole: Metronidazol
trimethoprim: Trimetoprim | Trimetoprima
sulfamethoxazole: Sulfametoxazol
co-trimoxazole: Cotrimoxazol | Sulfametoxazol + trimetoprima | Sulfametoxazol e trimetoprima | Trimetoprim/sulfametoxazol
rifampicin: Rifampicina
isoniazid: Isoniazida
lidocaine: Lidocaína | Xilocaína
suxamethonium: Suxametónio (succinilcolina) | Succinilcolina | Suxametónio | Suxametônio
rocuronium: Rocurónio (rocurônio) | Rocurônio | Rocurónio
ketamine: Cetamina | Quetamina
folic-acid: Ácido fólico
vitamin-d: Vitamina D | Vitamina D3
vitamin-b12: Vitamina B12
vitamin-c: Vitamina C | Ácido ascórbico
iron: Ferro
magnesium: Magnésio
calcium: Cálcio
potassium-chloride: Cloreto de potássio
oxygen: Oxigénio (oxigênio) | Oxigénio | Oxigênio
hydroxychloroquine: Hidroxicloroquina
sulfasalazine: Sulfassalazina
finasteride: Finasterida
alendronic-acid: Ácido alendrónico (alendronato) | Alendronato | Ácido alendrónico | Ácido alendrônico
latanoprost: Latanoprost | Latanoprosta
hydroxycarbamide: Hidroxicarbamida (hidroxiureia) | Hidroxiureia | Hidroxicarbamida
`,
    },
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
hypertension: Hipertensão arterial | Hipertensão | Pressão alta | Tensão alta
diabetes: Diabetes | Diabetes mellitus
diabetes-1: Diabetes tipo 1 | Diabetes mellitus tipo 1
diabetes-2: Diabetes tipo 2 | Diabetes mellitus tipo 2
diabetes-gestational: Diabetes gestacional
asthma: Asma | Asma brônquica
copd: DPOC | Doença pulmonar obstrutiva crónica | Doença pulmonar obstrutiva crônica
epilepsy: Epilepsia
atrial-fibrillation: Fibrilhação auricular (fibrilação atrial) | Fibrilação atrial | Fibrilhação auricular
atrial-flutter: Flutter auricular (atrial) | Flutter atrial | Flutter auricular
heart-failure: Insuficiência cardíaca
coronary: Doença coronária | Doença arterial coronariana | Doença das artérias coronárias
angina-pectoris: Angina de peito | Angina do peito
heart-attack: Enfarte do miocárdio (infarto) | Infarto do miocárdio | Enfarte do miocárdio | Enfarte | Infarto | Ataque cardíaco
stroke: Acidente vascular cerebral (AVC) | AVC | Acidente vascular cerebral
ischaemic-stroke: AVC isquémico (enfarte cerebral) | AVC isquémico | AVC isquêmico
tia: Acidente isquémico transitório | Ataque isquêmico transitório | AIT
arrhythmia: Arritmia cardíaca | Arritmia
long-qt: Síndrome do QT longo
brugada: Síndrome de Brugada
wpw: Síndrome de Wolff-Parkinson-White
svt: Taquicardia supraventricular
cardiomyopathy: Cardiomiopatia | Miocardiopatia
hcm: Cardiomiopatia hipertrófica | Miocardiopatia hipertrófica
aortic-stenosis: Estenose aórtica
mitral-prolapse: Prolapso da válvula mitral | Prolapso da valva mitral
mitral-regurgitation: Insuficiência mitral
congenital-heart: Cardiopatia congénita | Cardiopatia congênita
aortic-aneurysm: Aneurisma da aorta
brain-aneurysm: Aneurisma cerebral
dvt: Trombose venosa profunda | TVP
pulmonary-embolism: Embolia pulmonar
pulmonary-hypertension: Hipertensão pulmonar
pad: Doença arterial periférica
cholesterol: Colesterol alto | Hipercolesterolemia | Colesterol elevado
hyperlipidaemia: Hiperlipidemia
depression: Depressão
anxiety: Perturbação de ansiedade | Ansiedade | Transtorno de ansiedade
bipolar: Perturbação bipolar | Transtorno bipolar
schizophrenia: Esquizofrenia
ptsd: Perturbação de stress pós-traumático | Transtorno de estresse pós-traumático
adhd: Perturbação de hiperatividade e défice de atenção (TDAH) | TDAH | PHDA
autism: Autismo | Transtorno do espectro autista
panic-disorder: Perturbação de pânico | Síndrome do pânico | Transtorno do pânico
ocd: Perturbação obsessivo-compulsiva | Transtorno obsessivo-compulsivo
dementia: Demência
alzheimers: Doença de Alzheimer | Alzheimer
parkinsons: Doença de Parkinson | Parkinson
multiple-sclerosis: Esclerose múltipla
als: Esclerose lateral amiotrófica (ELA) | ELA | Esclerose lateral amiotrófica
myasthenia: Miastenia gravis | Miastenia grave
migraine: Enxaqueca | Enxaquecas
cerebral-palsy: Paralisia cerebral
spinal-cord-injury: Lesão da medula espinal | Lesão medular
spina-bifida: Espinha bífida
guillain-barre: Síndrome de Guillain-Barré
muscular-dystrophy: Distrofia muscular
hydrocephalus: Hidrocefalia
brain-injury: Traumatismo cranioencefálico | Traumatismo craniano
brain-tumour: Tumor cerebral
narcolepsy: Narcolepsia
paraplegia: Paraplegia
tetraplegia: Tetraplegia
hypothyroidism: Hipotireoidismo (hipotiroidismo) | Hipotireoidismo | Hipotiroidismo
hyperthyroidism: Hipertireoidismo (hipertiroidismo) | Hipertireoidismo | Hipertiroidismo
hashimoto: Tiroidite de Hashimoto | Tireoidite de Hashimoto
graves: Doença de Graves
addison: Doença de Addison
adrenal-insufficiency: Insuficiência suprarrenal (adrenal) | Insuficiência suprarrenal | Insuficiência adrenal
cushing: Síndrome de Cushing
cah: Hiperplasia congénita da suprarrenal | Hiperplasia adrenal congênita
kidney-disease: Doença renal crónica | Doença renal crônica | Insuficiência renal crônica | Insuficiência renal crónica
kidney-failure: Insuficiência renal
dialysis: Diálise
haemodialysis: Hemodiálise
kidney-transplant: Transplante renal | Transplante de rim
liver-transplant: Transplante hepático | Transplante de fígado
heart-transplant: Transplante cardíaco | Transplante de coração
kidney-stones: Cálculos renais | Pedra nos rins | Pedras nos rins
cirrhosis: Cirrose hepática | Cirrose
hepatitis-b: Hepatite B | Hepatite B crónica | Hepatite B crônica
hepatitis-c: Hepatite C | Hepatite C crónica | Hepatite C crônica
hiv: Infeção por VIH (HIV) | VIH | Infecção pelo HIV
tuberculosis: Tuberculose
fatty-liver: Fígado gordo (esteatose hepática) | Esteatose hepática | Fígado gordo
pancreatitis: Pancreatite
crohns: Doença de Crohn
ulcerative-colitis: Colite ulcerosa | Retocolite ulcerativa | Colite ulcerativa
coeliac: Doença celíaca
reflux: Refluxo gastroesofágico | Doença do refluxo gastroesofágico | DRGE
ibs: Síndrome do intestino irritável | Síndrome do cólon irritável
gastric-ulcer: Úlcera gástrica | Úlcera de estômago
rheumatoid: Artrite reumatoide
osteoarthritis: Artrose | Osteoartrite | Osteoartrose
arthritis: Artrite
osteoporosis: Osteoporose
gout: Gota
lupus: Lúpus eritematoso sistémico | Lúpus | Lúpus eritematoso sistêmico
psoriasis: Psoríase
eczema: Eczema
atopic-dermatitis: Dermatite atópica
fibromyalgia: Fibromialgia
spondylitis: Espondilite anquilosante
anaemia: Anemia
iron-anaemia: Anemia por falta de ferro | Anemia ferropriva | Anemia ferropénica
sickle-cell: Doença falciforme | Anemia falciforme | Drepanocitose
thalassaemia: Talassemia
haemophilia: Hemofilia
haemophilia-a: Hemofilia A
haemophilia-b: Hemofilia B
von-willebrand: Doença de von Willebrand
thrombocytopenia: Trombocitopenia (plaquetas baixas) | Trombocitopenia | Plaquetopenia
factor-v: Fator V de Leiden | Fator V Leiden
antiphospholipid: Síndrome antifosfolipídica | Síndrome do anticorpo antifosfolípide
g6pd: Défice de G6PD | Deficiência de G6PD
porphyria: Porfiria
pku: Fenilcetonúria
mastocytosis: Mastocitose
hereditary-angioedema: Angioedema hereditário
malignant-hyperthermia: Hipertermia maligna
cystic-fibrosis: Fibrose quística (cística) | Fibrose cística | Fibrose quística
sleep-apnoea: Apneia do sono | Apneia obstrutiva do sono
pulmonary-fibrosis: Fibrose pulmonar
emphysema: Enfisema pulmonar | Enfisema
chronic-bronchitis: Bronquite crónica | Bronquite crônica
breast-cancer: Cancro da mama (câncer de mama) | Câncer de mama | Cancro da mama
prostate-cancer: Cancro da próstata (câncer de próstata) | Câncer de próstata | Cancro da próstata
lung-cancer: Cancro do pulmão (câncer de pulmão) | Câncer de pulmão | Cancro do pulmão
colon-cancer: Cancro do cólon (câncer de cólon) | Câncer de cólon | Cancro do cólon | Câncer de intestino
thyroid-cancer: Cancro da tiroide (câncer de tireoide) | Câncer de tireoide | Cancro da tiroide
leukaemia: Leucemia
lymphoma: Linfoma
myeloma: Mieloma múltiplo
melanoma: Melanoma
pregnancy: Gravidez | Grávida
preeclampsia: Pré-eclâmpsia
endometriosis: Endometriose
pcos: Síndrome dos ovários poliquísticos (policísticos) | Síndrome dos ovários policísticos | Síndrome do ovário policístico
prostate-enlarged: Hiperplasia benigna da próstata | Hiperplasia prostática benigna | Próstata aumentada
glaucoma: Glaucoma
cataract: Catarata | Cataratas
macular-degeneration: Degeneração macular | Degenerescência macular
blindness: Cegueira
deafness: Surdez | Surdo | Surda
hearing-loss: Perda auditiva | Perda de audição
insomnia: Insónia (insônia) | Insônia | Insónia
obesity: Obesidade
alcohol-dependence: Dependência do álcool | Alcoolismo
asplenia: Ausência de baço (asplenia) | Asplenia | Sem baço
splenectomy: Baço retirado (esplenectomia) | Esplenectomia
down-syndrome: Síndrome de Down | Trissomia 21
marfan: Síndrome de Marfan
ehlers-danlos: Síndrome de Ehlers-Danlos
sarcoidosis: Sarcoidose
vasculitis: Vasculite
scoliosis: Escoliose
raynaud: Doença de Raynaud | Fenómeno de Raynaud | Síndrome de Raynaud
hay-fever: Rinite alérgica | Febre dos fenos
food-allergy: Alergia alimentar
chronic-pain: Dor crónica | Dor crônica
immunodeficiency: Imunodeficiência
tracheostomy: Traqueostomia
pacemaker: Marca-passo (pacemaker) | Marca-passo | Marcapasso | Pacemaker
icd: Desfibrilhador implantado (CDI) | Desfibrilador implantável | Desfibrilhador implantável
cochlear-implant: Implante coclear
hearing-aid: Aparelho auditivo | Aparelhos auditivos
hip-replacement: Prótese da anca (quadril) | Prótese de quadril | Prótese da anca
knee-replacement: Prótese do joelho | Prótese de joelho
coronary-stent: Stent coronário | Stents coronários | Stent coronariano
insulin-pump: Bomba de insulina
heart-valve: Válvula cardíaca artificial | Prótese valvular cardíaca
mechanical-valve: Válvula cardíaca mecânica
biological-valve: Válvula cardíaca biológica
vp-shunt: Derivação ventriculoperitoneal
port: Cateter venoso implantado (Port-a-Cath)
dialysis-fistula: Fístula para diálise | Fístula arteriovenosa
vagus-stimulator: Estimulador do nervo vago
brain-stimulator: Estimulador cerebral profundo
metal-plate: Placa metálica | Placas metálicas | Placa de metal
breast-implants: Implantes mamários | Próteses mamárias | Próteses de silicone nas mamas
contraceptive-implant: Implante contracetivo | Implante contraceptivo | Implante anticoncepcional
iud: Dispositivo intrauterino (DIU) | DIU | Dispositivo intrauterino
dental-implants: Implantes dentários | Implante dentário
lvad: Assistência ventricular esquerda (LVAD)
urinary-catheter: Cateter urinário (sonda vesical) | Sonda vesical | Algália
feeding-tube: Sonda de alimentação
colostomy: Colostomia
ileostomy: Ileostomia
anaphylaxis: Anafilaxia
anaphylactic-shock: Choque anafilático
anaphylactic-reaction: Reação anafilática
hives: Urticária
rash: Erupção cutânea | Erupção na pele | Exantema
itching: Comichão (coceira) | Comichão | Coceira | Prurido
swelling: Inchaço
facial-swelling: Inchaço do rosto | Inchaço na cara | Inchaço no rosto | Inchaço facial
lip-swelling: Inchaço dos lábios | Inchaço nos lábios
tongue-swelling: Inchaço da língua | Inchaço na língua
throat-swelling: Inchaço da garganta | Inchaço na garganta
lips-and-tongue: Inchaço dos lábios e da língua
angioedema: Angioedema | Edema de Quincke
breathing: Dificuldade em respirar | Dificuldade para respirar | Dificuldade respiratória
breathless: Falta de ar (dispneia) | Falta de ar | Dispneia
wheezing: Pieira (chiado no peito) | Pieira | Chiado no peito | Sibilos | Sibilância
bronchospasm: Broncoespasmo
asthma-attack: Crise de asma | Ataque de asma
cough: Tosse
sneezing: Espirros
runny-nose: Corrimento nasal (coriza) | Coriza | Nariz a pingar | Nariz escorrendo
blocked-nose: Nariz entupido | Congestão nasal
watery-eyes: Olhos lacrimejantes | Lacrimejo
itchy-eyes: Comichão nos olhos | Coceira nos olhos
red-eyes: Olhos vermelhos
mouth-itching: Comichão na boca | Coceira na boca
nausea: Náuseas | Náusea | Enjoo
vomiting: Vómitos (vômitos) | Vômitos | Vómitos | Vômito
nausea-vomiting: Náuseas e vómitos | Náuseas e vômitos
diarrhoea: Diarreia
stomach-pain: Dor de barriga (dor abdominal) | Dor abdominal | Dor de barriga | Dor de estômago
stomach-cramps: Cólicas abdominais
stomach-upset: Mal-estar do estômago
low-pressure: Queda da tensão arterial (pressão baixa) | Pressão baixa | Tensão baixa | Hipotensão
dizziness: Tonturas | Tontura
fainting: Desmaio | Desmaios | Síncope
unconscious: Perda de consciência | Perda dos sentidos
palpitations: Palpitações
fast-heartbeat: Taquicardia
cardiac-arrest: Paragem cardíaca (parada cardíaca) | Parada cardíaca | Paragem cardíaca
headache: Dor de cabeça | Dores de cabeça | Cefaleia
fever: Febre
redness: Vermelhidão | Vermelhidão na pele
flushing: Rubor súbito do rosto | Rubor facial
blisters: Bolhas
skin-peeling: Descamação da pele
contact-dermatitis: Dermatite de contacto | Dermatite de contato
stevens-johnson: Síndrome de Stevens-Johnson
ten: Necrólise epidérmica tóxica
dress: Síndrome DRESS
serum-sickness: Doença do soro
liver-damage: Lesão do fígado | Lesão hepática
kidney-damage: Lesão dos rins | Lesão renal
seizure: Convulsões | Convulsão | Crise convulsiva | Crise epiléptica | Crise epilética
confusion: Confusão mental | Confusão
bleeding: Hemorragia (sangramento) | Sangramento | Hemorragia
muscle-pain: Dores musculares | Dor muscular
joint-pain: Dores nas articulações | Dor nas articulações
fatigue: Cansaço | Fadiga
drowsiness: Sonolência
chest-pain: Dor no peito | Dor torácica
severe: Grave | Severa | Severo
moderate: Moderada | Moderado
mild: Ligeira | Leve
life-threatening: Risco de vida | Potencialmente fatal | Ameaça a vida | Potencialmente mortal | Risco à vida | Perigo de vida | Com risco de vida | Ameaçadora da vida
very-severe: Muito grave
severe-anaphylaxis: Grave, anafilaxia | Grave (anafilaxia)
intolerance: Intolerância
unknown: Desconhecida | Desconhecido
active: Ativo
chronic: Crônico | Crônica
resolved: Resolvido | Curada | Curado
remission: Em remissão | Remissão
controlled: Controlada | Controlado
well-controlled: Bem controlada | Bem controlado
stable: Estável
treated: Em tratamento
monitored: Em observação | Em acompanhamento
improving: A melhorar | Melhorando
worsening: A piorar | Piorando
recovering: Em recuperação
intermittent: Intermitente
acute: Aguda | Agudo
suspected: Suspeita
mother: Mãe | Mamãe
father: Pai | Papai
parents: Mãe e pai | Pais
parent: Mãe ou pai
wife: Esposa | Mulher
husband: Marido | Esposo
spouse: Cônjuge
partner: Companheiro ou companheira | Companheiro | Companheira | Parceiro | Parceira
son: Filho
daughter: Filha
child: Filho ou filha
brother: Irmão
sister: Irmã
elder-brother: Irmão mais velho
younger-brother: Irmão mais novo
elder-sister: Irmã mais velha
younger-sister: Irmã mais nova
sibling: Irmão ou irmã
grandmother: Avó | Vovó | Vó
grandfather: Avô | Vovô | Vô
grandson: Neto
granddaughter: Neta
aunt: Tia
uncle: Tio
niece: Sobrinha
nephew: Sobrinho
cousin: Primo ou prima | Primo | Prima
mother-in-law: Sogra
father-in-law: Sogro
son-in-law: Genro
daughter-in-law: Nora
brother-in-law: Cunhado
sister-in-law: Cunhada
stepmother: Madrasta
stepfather: Padrasto
stepson: Enteado
stepdaughter: Enteada
friend: Amigo ou amiga | Amigo | Amiga | Melhor amigo | Melhor amiga
boyfriend: Namorado
girlfriend: Namorada
fiance: Noivo
fiancee: Noiva
ex-husband: Ex-marido
ex-wife: Ex-mulher | Ex-esposa
neighbour: Vizinho ou vizinha | Vizinho | Vizinha
flatmate: Colega de casa | Colega de quarto
colleague: Colega de trabalho
boss: Chefe
employer: Empregador | Patrão
teacher: Professor ou professora | Professor | Professora
school: Escola
carer: Cuidador ou cuidadora | Cuidador | Cuidadora
guardian: Tutor legal | Responsável legal
relative: Familiar | Parente | Família
godmother: Madrinha
godfather: Padrinho
doctor: Médico ou médica | Médico | Médica | Doutor | Doutora
family-doctor: Médico de família | Médica de família
cardiologist: Cardiologista
neurologist: Neurologista
paediatrician: Pediatra
nurse: Enfermeiro ou enfermeira | Enfermeira | Enfermeiro
social-worker: Assistente social
self: A própria pessoa
oral: Pela boca (via oral) | Via oral | Por via oral
inhaled: Inalado | Inalada
subcutaneous: Debaixo da pele (subcutâneo) | Subcutânea | Subcutâneo
intramuscular: No músculo (intramuscular) | Intramuscular
intravenous: Na veia (intravenoso) | Intravenosa | Intravenoso | Endovenosa
sublingual: Debaixo da língua (sublingual) | Sublingual
rectal: Pelo reto (retal) | Retal | Via retal
nasal: Pelo nariz (nasal) | Nasal
eye: No olho
ear: No ouvido
skin: Sobre a pele | Tópico | Uso tópico
patch: Adesivo transdérmico | Penso transdérmico
vaginal: Pela vagina (vaginal) | Vaginal
tube: Por sonda de alimentação
`,
    },
  ],
  dosing: {
    numbers: 'um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze',
    phrases: `
daily: todos os dias | diariamente | diário | por dia | ao dia | cada dia
day-1: uma vez por dia | 1 vez por dia | uma vez ao dia | 1 vez ao dia | 1x por dia | 1x ao dia | 1x/dia
day-2: duas vezes por dia | 2 vezes por dia | duas vezes ao dia | 2 vezes ao dia | 2x por dia | 2x ao dia | 2x/dia
day-3: três vezes por dia | 3 vezes por dia | três vezes ao dia | 3 vezes ao dia | 3x por dia | 3x ao dia | 3x/dia
day-4: quatro vezes por dia | 4 vezes por dia | 4 vezes ao dia | 4x ao dia
day-n: # vezes por dia | # vezes ao dia | #x ao dia | #x por dia | #x/dia | #x dia
week-1: uma vez por semana | 1 vez por semana | semanal | semanalmente | 1x por semana | toda semana
week-2: duas vezes por semana | 2 vezes por semana | 2x por semana
week-3: três vezes por semana | 3 vezes por semana | 3x por semana
week-n: # vezes por semana | #x por semana
month-1: uma vez por mês | mensal | mensalmente | 1 vez por mês | uma vez ao mês
year-1: uma vez por ano | anual
every-hours: one=de hora em hora; other=de # em # horas | a cada # horas | de #/# horas | cada # horas | #/#h | #/# horas | de #/#h
every-other-day: dia sim, dia não | em dias alternados | a cada dois dias | de dois em dois dias | a cada 2 dias
every-days: a cada # dias | de # em # dias
every-weeks: a cada # semanas | de # em # semanas
every-months: a cada # meses | de # em # meses
every-morning: todas as manhãs | toda manhã | cada manhã
every-evening: todas as noites | toda noite | cada noite | todos os fins de tarde
every-night: todas as noites
morning: de manhã | pela manhã | manhã
noon: ao meio-dia | meio-dia | ao almoço
afternoon: à tarde | tarde | de tarde
evening: à noite | noite | de noite | ao fim da tarde (noite) | ao anoitecer
night: à noite | durante a noite | de madrugada
bedtime: ao deitar | antes de dormir | antes de deitar
as-needed: se necessário | quando necessário | conforme necessário | em SOS | SOS | em caso de necessidade | se precisar | quando precisar | se preciso
before-meals: antes das refeições
after-meals: depois das refeições | após as refeições
with-meals: às refeições | com as refeições | com alimentos | durante as refeições
empty-stomach: em jejum | de estômago vazio
before-breakfast: antes do pequeno-almoço (café da manhã) | antes do café da manhã | antes do pequeno-almoço | antes do café
after-breakfast: depois do pequeno-almoço (café da manhã) | após o café da manhã | depois do pequeno-almoço
with-breakfast: ao pequeno-almoço (café da manhã) | com o café da manhã | ao pequeno-almoço
after-dinner: depois do jantar | após o jantar
with-dinner: ao jantar | com o jantar
continuous: de forma contínua | contínuo | uso contínuo
before-exercise: antes do exercício
emergency: só em caso de emergência | em caso de emergência | somente em emergência
for-pain: para a dor | em caso de dor | se dor
max-day: no máximo # por dia | máximo # por dia | máx. # por dia
tablet: one=# comprimido; other=# comprimidos | # comp | # cp
half-tablet: meio comprimido | 1/2 comprimido | ½ comprimido | 1/2 comp
quarter-tablet: um quarto de comprimido | 1/4 de comprimido | 1/4 comprimido
capsule: one=# cápsula; other=# cápsulas
drop: one=# gota; other=# gotas
puff: one=# inalação; other=# inalações | # puff | # puffs | # jato | # jatos
unit: one=# unidade; other=# unidades
patch: one=# adesivo (penso); other=# adesivos (pensos) | # adesivo | # adesivos
sachet: one=# saqueta; other=# saquetas | # sachê | # sachês
injection: one=# injeção; other=# injeções
ampoule: one=# ampola; other=# ampolas
suppository: one=# supositório; other=# supositórios
spray: one=# pulverização; other=# pulverizações
at-morning: manhã # | # de manhã | # pela manhã
at-noon: meio-dia # | # ao meio-dia
at-evening: noite # | # à noite | # noite
at-bedtime: ao deitar # | # ao deitar
after-lunch: depois do almoço | após o almoço
before-dinner: antes do jantar
by-inr: conforme o INR | conforme INR
on-waking: ao acordar
`,
  },
}
