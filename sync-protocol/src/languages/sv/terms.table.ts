/**
 * Rows are `id: shown | also written | …`, with the ids of `src/terms/index.table.ts` (see ../terms.ts).
 */
import type { LanguageTable } from '../terms'

export const terms: LanguageTable = {
  locale: 'sv',
  terms: [
    {
      source: 'eu-1169-2011',
      reviewed: 'two-drafts',
      rows: `
gluten-cereals: Spannmål som innehåller gluten | Glutenhaltiga spannmål
crustaceans: Kräftdjur
eggs: Ägg | Hönsägg
fish: Fisk
peanuts: Jordnötter | Jordnöt
soya: Sojabönor (soja) | Soja | Sojabönor | Sojaböna
milk: Mjölk | Komjölk
almonds: Mandel | Mandlar
hazelnuts: Hasselnötter | Hasselnöt
walnuts: Valnötter | Valnöt
cashews: Cashewnötter | Cashewnöt | Cashew
pecans: Pekannötter | Pekannöt
brazil-nuts: Paranötter | Paranöt
pistachios: Pistaschnötter | Pistaschnöt | Pistaschmandel | Pistaschmandlar | Pistasch
macadamia: Macadamianötter | Macadamianöt | Makadamianötter
tree-nuts: Nötter som växer på träd | Trädnötter
celery: Selleri
mustard: Senap
sesame: Sesamfrö | Sesam | Sesamfrön
sulphites: Sulfit (svaveldioxid) | Sulfit | Sulfiter | Svaveldioxid och sulfit
lupin: Lupin | Lupiner
molluscs: Blötdjur
wheat: Vete | Vetemjöl
rye: Råg
barley: Korn (sädesslag)
oats: Havre
spelt: Speltvete (dinkel) | Speltvete | Dinkel
`,
    },
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
gluten: Gluten
dairy: Mjölkprodukter | Mejeriprodukter
milk-protein: Mjölkprotein | Komjölksprotein
lactose: Laktos
shellfish: Skaldjur
shrimp: Räkor | Räka
crab: Krabba | Krabbor
lobster: Hummer
mussels: Musslor | Blåmusslor | Mussla
oysters: Ostron
squid: Bläckfisk (tioarmad) | Kalmar
salmon: Lax
tuna: Tonfisk
cod: Torsk
buckwheat: Bovete
maize: Majs
rice: Ris
potato: Potatis
chickpeas: Kikärter | Kikärtor | Kikärta
lentils: Linser (baljväxt) | Röda linser | Gröna linser
peas: Ärter | Ärtor | Ärta | Gröna ärtor
poppy-seeds: Vallmofrön | Vallmofrö
sunflower-seeds: Solrosfrön | Solrosfrö
pine-nuts: Pinjenötter | Pinjenöt | Pinjekärnor
coconut: Kokosnöt | Kokos | Kokosnötter
mango: Mango
pineapple: Ananas
strawberries: Jordgubbar | Jordgubbe
kiwi: Kiwi | Kiwifrukt
banana: Banan | Bananer
avocado: Avokado
apple: Äpple | Äpplen
peach: Persika | Persikor
citrus: Citrusfrukter | Citrusfrukt | Citrus
orange: Apelsin | Apelsiner
lemon: Citron | Citroner
tomato: Tomat | Tomater
carrot: Morot | Morötter
garlic: Vitlök
onion: Lök (gul lök) | Lök | Gul lök
cinnamon: Kanel
chocolate: Choklad
cocoa: Kakao
honey: Honung
beef: Nötkött
pork: Fläskkött | Griskött | Fläsk
red-meat: Rött kött
chicken-meat: Kycklingkött | Kyckling
gelatine: Gelatin
yeast: Jäst
pollen: Pollen
grass-pollen: Gräspollen
birch-pollen: Björkpollen | Björk
tree-pollen: Trädpollen
olive-pollen: Olivpollen
ragweed: Ambrosia (malörtsambrosia) | Malörtsambrosia | Ambrosia
mugwort: Gråbo | Gråbopollen
dust-mites: Dammkvalster | Husdammskvalster | Kvalster
house-dust: Husdamm
mould: Mögel | Mögelsvamp | Mögelsporer
cats: Katter | Katt
cat-hair: Katthår | Kattpäls | Kattmjäll
dogs: Hundar | Hund
dog-hair: Hundhår | Hundpäls | Hundmjäll
horses: Hästar | Häst
animal-hair: Djurhår | Pälsdjur | Pälsdjursepitel
feathers: Fjädrar | Fågelfjädrar
cockroaches: Kackerlackor | Kackerlacka
bee-sting: Bistick | Bin | Honungsbi
bee-venom: Bigift
wasp-sting: Getingstick | Getingar | Geting
wasp-venom: Getinggift
hornets: Bålgetingar | Bålgeting
insect-sting: Insektsstick | Insektsbett
mosquito-bite: Myggbett | Mygg | Mygga
fire-ants: Eldmyror
jellyfish: Maneter | Manet | Brännmanet | Brännmaneter
latex: Latex | Naturgummilatex
contrast: Kontrastmedel | Röntgenkontrast | Kontrastvätska
iodinated-contrast: Jodhaltigt kontrastmedel | Jodkontrast | Jodhaltiga kontrastmedel | Jodkontrastmedel | Joderat kontrastmedel
gadolinium: Gadoliniumhaltigt kontrastmedel | Gadolinium | Gadoliniumkontrast | Gadoliniumkontrastmedel
iodine: Jod
povidone-iodine: Povidonjod | Povidon-jod
chlorhexidine: Klorhexidin
plasters: Häftplåster | Kirurgtejp | Häfta
nickel: Nickel
cobalt: Kobolt
chromium: Krom
formaldehyde: Formaldehyd
perfume: Parfym (doftämnen) | Parfym | Doftämnen
hair-dye: Hårfärgningsmedel | Hårfärg
lanolin: Ullfett (lanolin) | Lanolin | Ullfett
wool: Ull
vaccines: Vacciner | Vaccin
influenza-vaccine: Influensavaccin
tetanus-vaccine: Stelkrampsvaccin | Tetanusvaccin
sunlight: Solljus
penicillins: Penicilliner
cephalosporins: Cefalosporiner | Cefalosporin
macrolides: Makrolidantibiotika | Makrolider
quinolones: Kinolonantibiotika | Kinoloner | Fluorokinoloner
tetracyclines: Tetracyklinantibiotika | Tetracykliner
sulfonamides: Sulfonamider (sulfa) | Sulfonamider | Sulfonamid | Sulfa
antibiotics: Antibiotika | Antibiotikum
nsaids: Inflammationsdämpande smärtstillande läkemedel (NSAID) | NSAID-preparat | Cox-hämmare | NSAID | Antiinflammatoriska smärtstillande läkemedel
opioids: Opioider | Opioid | Opiater
local-anaesthetics: Lokalbedövningsmedel (lokalanestetika) | Lokalbedövningsmedel | Lokalanestetika | Lokalbedövning
general-anaesthesia: Narkos (sövning) | Narkos | Sövning | Generell anestesi
muscle-relaxants: Muskelrelaxantia (narkos) | Muskelavslappnande medel (narkos) | Neuromuskulära blockerare
ace-inhibitors: ACE-hämmare
beta-blockers: Betablockerare
statins: Statiner
corticosteroids: Kortikosteroider (kortison) | Kortikosteroider | Kortison
anticoagulants: Blodförtunnande medel (antikoagulantia) | Antikoagulantia | Blodförtunnande | Blodförtunnande medel
antihistamines: Antihistaminer
antidepressants: Antidepressiva läkemedel | Antidepressiva
diuretics: Vätskedrivande läkemedel (diuretika) | Diuretika | Vätskedrivande
oral-contraceptive: P-piller
multivitamin: Multivitaminer | Multivitamin | Multivitamintabletter
`,
    },
    {
      source: 'inn',
      reviewed: 'two-drafts',
      same: `
apixaban rivaroxaban dabigatran edoxaban heparin enoxaparin dalteparin prasugrel insulin
insulin-lispro insulin-aspart insulin-detemir metformin sitagliptin linagliptin
empagliflozin dapagliflozin levetiracetam gabapentin pregabalin fentanyl tramadol digoxin
metoprolol bisoprolol atenolol propranolol nebivolol sotalol timolol adalimumab etanercept
infliximab rituximab lisinopril ramipril enalapril perindopril losartan valsartan
telmisartan irbesartan olmesartan diltiazem verapamil doxazosin tamsulosin atorvastatin
simvastatin rosuvastatin pravastatin salbutamol formoterol salmeterol tiotropium ipratropium
montelukast ibuprofen naproxen celecoxib allopurinol citalopram escitalopram bupropion
haloperidol diazepam lorazepam alprazolam midazolam zolpidem melatonin levodopa donepezil
sumatriptan ondansetron desmopressin tamoxifen penicillin amoxicillin ampicillin cefalexin
ciprofloxacin levofloxacin gentamicin nitrofurantoin rifampicin isoniazid propofol magnesium
sildenafil denosumab latanoprost
`,
      rows: `
warfarin: Warfarin | Waran
acenocoumarol: Acenokumarol
phenprocoumon: Fenprokumon
acetylsalicylic-acid: Acetylsalicylsyra | Aspirin
clopidogrel: Klopidogrel
ticagrelor: Tikagrelor
insulin-glargine: Insulin glargin
insulin-degludec: Insulin degludek
glimepiride: Glimepirid
gliclazide: Gliklazid
glibenclamide: Glibenklamid
semaglutide: Semaglutid
liraglutide: Liraglutid
dulaglutide: Dulaglutid
pioglitazone: Pioglitazon
glucagon: Glukagon
prednisone: Prednison
prednisolone: Prednisolon
methylprednisolone: Metylprednisolon
hydrocortisone: Hydrokortison
dexamethasone: Dexametason
fludrocortisone: Fludrokortison
budesonide: Budesonid
beclometasone: Beklometason
fluticasone: Flutikason
lamotrigine: Lamotrigin
valproic-acid: Valproinsyra | Valproat | Natriumvalproat
carbamazepine: Karbamazepin
oxcarbazepine: Oxkarbazepin
phenytoin: Fenytoin
phenobarbital: Fenobarbital
topiramate: Topiramat
lacosamide: Lakosamid
morphine: Morfin
oxycodone: Oxikodon
hydromorphone: Hydromorfon
methadone: Metadon
buprenorphine: Buprenorfin
codeine: Kodein
pethidine: Petidin
naloxone: Naloxon
lithium: Litium | Litiumkarbonat
phenelzine: Fenelzin
moclobemide: Moklobemid
selegiline: Selegilin
rasagiline: Rasagilin
carvedilol: Karvedilol
tacrolimus: Takrolimus
ciclosporin: Ciklosporin
mycophenolic-acid: Mykofenolsyra | Mykofenolatmofetil | Mykofenolat
azathioprine: Azatioprin
methotrexate: Metotrexat
captopril: Kaptopril
candesartan: Kandesartan
amlodipine: Amlodipin
nifedipine: Nifedipin
furosemide: Furosemid
torasemide: Torasemid
hydrochlorothiazide: Hydroklortiazid
spironolactone: Spironolakton
indapamide: Indapamid
clonidine: Klonidin
amiodarone: Amiodaron
flecainide: Flekainid
nitroglycerin: Nitroglycerin | Glyceryltrinitrat
ezetimibe: Ezetimib
theophylline: Teofyllin
adrenaline: Adrenalin (epinefrin) | Adrenalin | Epinefrin
cetirizine: Cetirizin
loratadine: Loratadin
desloratadine: Desloratadin
fexofenadine: Fexofenadin
diphenhydramine: Difenhydramin
paracetamol: Paracetamol
diclofenac: Diklofenak
metamizole: Metamizol
ketorolac: Ketorolak
colchicine: Kolkicin
sertraline: Sertralin
fluoxetine: Fluoxetin
paroxetine: Paroxetin
venlafaxine: Venlafaxin
duloxetine: Duloxetin
mirtazapine: Mirtazapin
amitriptyline: Amitriptylin
trazodone: Trazodon
quetiapine: Kvetiapin | Quetiapin
olanzapine: Olanzapin
risperidone: Risperidon
aripiprazole: Aripiprazol
clozapine: Klozapin
clonazepam: Klonazepam
methylphenidate: Metylfenidat
carbidopa: Karbidopa
pramipexole: Pramipexol
memantine: Memantin
baclofen: Baklofen
pyridostigmine: Pyridostigmin
omeprazole: Omeprazol
pantoprazole: Pantoprazol
esomeprazole: Esomeprazol
lansoprazole: Lansoprazol
famotidine: Famotidin
metoclopramide: Metoklopramid
domperidone: Domperidon
loperamide: Loperamid
lactulose: Laktulos
mesalazine: Mesalazin
levothyroxine: Levotyroxin | Levotyroxinnatrium
thiamazole: Tiamazol
estradiol: Estradiol | Östradiol
progesterone: Progesteron
testosterone: Testosteron
letrozole: Letrozol
clavulanic-acid: Klavulansyra
ceftriaxone: Ceftriaxon
cefuroxime: Cefuroxim
azithromycin: Azitromycin
clarithromycin: Klaritromycin
erythromycin: Erytromycin
doxycycline: Doxycyklin
tetracycline: Tetracyklin
clindamycin: Klindamycin
vancomycin: Vankomycin
metronidazole: Metronidazol
trimethoprim: Trimetoprim
sulfamethoxazole: Sulfametoxazol
co-trimoxazole: Kotrimoxazol (trimetoprim och sulfametoxazol) | Kotrimoxazol | Trimetoprim och sulfametoxazol | Trimetoprim-sulfametoxazol | Trimetoprim-sulfa
aciclovir: Aciklovir
lidocaine: Lidokain
suxamethonium: Suxameton | Suxametonium
rocuronium: Rokuronium
ketamine: Ketamin
folic-acid: Folsyra
vitamin-d: Vitamin D | D-vitamin | Vitamin D3
vitamin-b12: Vitamin B12 | B12-vitamin
vitamin-c: Vitamin C (askorbinsyra) | C-vitamin | Askorbinsyra
iron: Järn | Järntabletter | Järntillskott
calcium: Kalcium
potassium-chloride: Kaliumklorid
oxygen: Syrgas (oxygen) | Syrgas
hydroxychloroquine: Hydroxiklorokin
sulfasalazine: Sulfasalazin
finasteride: Finasterid
alendronic-acid: Alendronsyra | Alendronat
hydroxycarbamide: Hydroxikarbamid | Hydroxiurea
`,
    },
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
hypertension: Högt blodtryck (hypertoni) | Högt blodtryck | Hypertoni
diabetes: Diabetes | Sockersjuka
diabetes-1: Diabetes typ 1 | Typ 1-diabetes
diabetes-2: Diabetes typ 2 | Typ 2-diabetes
diabetes-gestational: Graviditetsdiabetes
asthma: Astma
copd: KOL (kroniskt obstruktiv lungsjukdom) | KOL | Kroniskt obstruktiv lungsjukdom
epilepsy: Epilepsi
atrial-fibrillation: Förmaksflimmer
atrial-flutter: Förmaksfladder
heart-failure: Hjärtsvikt | Kronisk hjärtsvikt
coronary: Kranskärlssjukdom | Ischemisk hjärtsjukdom
angina-pectoris: Kärlkramp (angina pectoris) | Kärlkramp
heart-attack: Hjärtinfarkt | Hjärtattack
stroke: Stroke (slaganfall) | Slaganfall
ischaemic-stroke: Hjärninfarkt | Ischemisk stroke
tia: TIA (transitorisk ischemisk attack) | Transitorisk ischemisk attack | Övergående stroke (TIA)
arrhythmia: Hjärtrytmrubbning (arytmi) | Hjärtrytmrubbning | Arytmi | Oregelbunden hjärtrytm
long-qt: Långt QT-syndrom
brugada: Brugadas syndrom
wpw: Wolff-Parkinson-Whites syndrom | WPW-syndrom
svt: Supraventrikulär takykardi
cardiomyopathy: Kardiomyopati (hjärtmuskelsjukdom) | Kardiomyopati
hcm: Hypertrofisk kardiomyopati
aortic-stenosis: Aortastenos | Aortaklaffstenos
mitral-prolapse: Mitralisprolaps | Mitralklaffsprolaps
mitral-regurgitation: Mitralisinsufficiens | Mitralinsufficiens | Mitralklaffsinsufficiens | Mitralisläckage
congenital-heart: Medfött hjärtfel
aortic-aneurysm: Aortaaneurysm (bråck på stora kroppspulsådern) | Aortaaneurysm
brain-aneurysm: Hjärnaneurysm (bråck på hjärnans kärl) | Hjärnaneurysm
dvt: Djup ventrombos | Djup ventrombos (DVT) | Djup venös trombos
pulmonary-embolism: Lungemboli (blodpropp i lungan) | Lungemboli | Blodpropp i lungan
pulmonary-hypertension: Pulmonell hypertension | Pulmonell hypertoni
pad: Perifer artärsjukdom | Perifer kärlsjukdom
cholesterol: Högt kolesterol | Hyperkolesterolemi
hyperlipidaemia: Hyperlipidemi (höga blodfetter) | Hyperlipidemi | Höga blodfetter
depression: Depression
anxiety: Ångestsyndrom | Ångest
bipolar: Bipolär sjukdom | Bipolärt syndrom
schizophrenia: Schizofreni
ptsd: Posttraumatiskt stressyndrom (PTSD) | Posttraumatiskt stressyndrom
adhd: ADHD
autism: Autism | Autismspektrumtillstånd
panic-disorder: Paniksyndrom
ocd: Tvångssyndrom (OCD) | Tvångssyndrom
dementia: Demens (demenssjukdom) | Demens | Demenssjukdom
alzheimers: Alzheimers sjukdom | Alzheimer
parkinsons: Parkinsons sjukdom | Parkinson
multiple-sclerosis: Multipel skleros
als: Amyotrofisk lateralskleros (ALS) | Amyotrofisk lateralskleros
myasthenia: Myasthenia gravis | Myastenia gravis
migraine: Migrän
cerebral-palsy: Cerebral pares (CP-skada) | Cerebral pares | CP-skada
spinal-cord-injury: Ryggmärgsskada
spina-bifida: Ryggmärgsbråck (spina bifida) | Ryggmärgsbråck
guillain-barre: Guillain-Barrés syndrom
muscular-dystrophy: Muskeldystrofi
hydrocephalus: Hydrocefalus (vattenskalle) | Hydrocefalus
brain-injury: Traumatisk hjärnskada
brain-tumour: Hjärntumör
narcolepsy: Narkolepsi
paraplegia: Paraplegi (förlamning i benen) | Paraplegi
tetraplegia: Tetraplegi (förlamning i armar och ben) | Tetraplegi
hypothyroidism: Underfunktion i sköldkörteln (hypotyreos) | Hypotyreos | Underfunktion i sköldkörteln
hyperthyroidism: Överfunktion i sköldkörteln (hypertyreos) | Hypertyreos | Överfunktion i sköldkörteln
hashimoto: Hashimotos sjukdom (tyreoidit) | Hashimotos sjukdom | Hashimotos tyreoidit
graves: Graves sjukdom (Basedows) | Graves sjukdom | Basedows sjukdom
addison: Addisons sjukdom
adrenal-insufficiency: Binjurebarksvikt | Binjuresvikt
cushing: Cushings syndrom
cah: Kongenital binjurebarkhyperplasi (CAH) | Kongenital binjurebarkhyperplasi
kidney-disease: Kronisk njursjukdom
kidney-failure: Njursvikt | Njurinsufficiens
dialysis: Dialys
haemodialysis: Hemodialys (bloddialys) | Hemodialys | Bloddialys
kidney-transplant: Njurtransplantation | Njurtransplanterad
liver-transplant: Levertransplantation | Levertransplanterad
heart-transplant: Hjärttransplantation | Hjärttransplanterad
kidney-stones: Njursten | Njurstenar | Njurstenssjukdom
cirrhosis: Skrumplever (levercirros) | Levercirros | Skrumplever
hepatitis-b: Hepatit B | Kronisk hepatit B
hepatitis-c: Hepatit C | Kronisk hepatit C
hiv: Hivinfektion | Hiv-infektion | Hivpositiv | Hiv-positiv
tuberculosis: Tuberkulos
fatty-liver: Fettlever
pancreatitis: Bukspottkörtelinflammation (pankreatit) | Pankreatit | Bukspottkörtelinflammation
crohns: Crohns sjukdom
ulcerative-colitis: Ulcerös kolit
coeliac: Celiaki (glutenintolerans) | Celiaki | Glutenintolerans
reflux: Gastroesofageal refluxsjukdom | Refluxsjukdom
ibs: Irritabel tarm (IBS) | Irritabel tarm
gastric-ulcer: Magsår | Ventrikelsår
rheumatoid: Ledgångsreumatism (reumatoid artrit) | Ledgångsreumatism | Reumatoid artrit
osteoarthritis: Artros
arthritis: Artrit (ledinflammation) | Artrit | Ledinflammation
osteoporosis: Benskörhet (osteoporos) | Benskörhet | Osteoporos
gout: Gikt
lupus: SLE (systemisk lupus erythematosus) | Lupus (SLE) | Systemisk lupus erythematosus
psoriasis: Psoriasis
eczema: Eksem
atopic-dermatitis: Atopiskt eksem | Atopisk dermatit | Böjveckseksem
fibromyalgia: Fibromyalgi
spondylitis: Ankyloserande spondylit (Bechterews sjukdom) | Ankyloserande spondylit | Bechterews sjukdom
anaemia: Blodbrist (anemi) | Blodbrist | Anemi
iron-anaemia: Järnbristanemi | Blodbrist på grund av järnbrist
sickle-cell: Sicklecellssjukdom | Sicklecellanemi | Sicklecellsjukdom | Sickelcellssjukdom | Sickelcellsjukdom | Sickelcellanemi | Sickelcellsanemi
thalassaemia: Talassemi
haemophilia: Blödarsjuka (hemofili) | Blödarsjuka | Hemofili
haemophilia-a: Hemofili A
haemophilia-b: Hemofili B
von-willebrand: Von Willebrands sjukdom
thrombocytopenia: Brist på blodplättar (trombocytopeni) | Trombocytopeni | Brist på blodplättar | Låga trombocyter
factor-v: Faktor V Leiden | APC-resistens (faktor V Leiden)
antiphospholipid: Antifosfolipidsyndrom
g6pd: G6PD-brist
porphyria: Porfyri
pku: Fenylketonuri (PKU) | Fenylketonuri
mastocytosis: Mastocytos
hereditary-angioedema: Hereditärt angioödem (HAE) | Hereditärt angioödem
malignant-hyperthermia: Malign hypertermi
cystic-fibrosis: Cystisk fibros
sleep-apnoea: Sömnapné | Obstruktiv sömnapné | Sömnapnésyndrom
pulmonary-fibrosis: Lungfibros
emphysema: Lungemfysem | Emfysem
chronic-bronchitis: Kronisk bronkit | Kronisk luftrörskatarr
breast-cancer: Bröstcancer
prostate-cancer: Prostatacancer
lung-cancer: Lungcancer
colon-cancer: Tjocktarmscancer | Tarmcancer | Kolorektal cancer
thyroid-cancer: Sköldkörtelcancer
leukaemia: Leukemi
lymphoma: Lymfom
myeloma: Multipelt myelom | Myelom
melanoma: Malignt melanom | Melanom
pregnancy: Graviditet | Gravid
preeclampsia: Havandeskapsförgiftning (preeklampsi) | Preeklampsi | Havandeskapsförgiftning
endometriosis: Endometrios
pcos: Polycystiskt ovariesyndrom (PCOS) | Polycystiskt ovariesyndrom
prostate-enlarged: Godartad prostataförstoring | Förstorad prostata
glaucoma: Glaukom (grön starr) | Glaukom | Grön starr
cataract: Katarakt (grå starr) | Grå starr | Katarakt
macular-degeneration: Makuladegeneration (förändring i gula fläcken) | Makuladegeneration | Åldersförändringar i gula fläcken
blindness: Blindhet
deafness: Dövhet | Döv
hearing-loss: Hörselnedsättning | Hörselskada | Nedsatt hörsel
insomnia: Sömnlöshet
obesity: Fetma (obesitas) | Fetma
alcohol-dependence: Alkoholberoende | Alkoholism
asplenia: Saknar mjälte (aspleni) | Aspleni | Saknar mjälte
splenectomy: Mjälten bortopererad (splenektomi) | Splenektomi | Mjälten bortopererad | Splenektomerad
down-syndrome: Downs syndrom
marfan: Marfans syndrom
ehlers-danlos: Ehlers-Danlos syndrom
sarcoidosis: Sarkoidos
vasculitis: Vaskulit
scoliosis: Skolios
raynaud: Raynauds fenomen | Raynauds sjukdom
hay-fever: Hösnuva | Pollenallergi | Allergisk rinit | Allergisk snuva
food-allergy: Födoämnesallergi | Matallergi
chronic-pain: Kronisk smärta | Långvarig smärta
immunodeficiency: Immunbrist
tracheostomy: Trakeostomi (öppning i luftstrupen) | Trakeostomi
pacemaker: Pacemaker
icd: Inopererad defibrillator (ICD) | Implanterbar defibrillator | Inopererad defibrillator | Implanterad defibrillator
cochlear-implant: Kokleaimplantat | Cochleaimplantat
hearing-aid: Hörapparat | Hörapparater
hip-replacement: Höftprotes | Konstgjord höftled
knee-replacement: Knäprotes | Konstgjord knäled
coronary-stent: Stent i kranskärl | Kranskärlsstent | Koronarstent | Stent i hjärtat
insulin-pump: Insulinpump
heart-valve: Konstgjord hjärtklaff (hjärtklaffsprotes) | Konstgjord hjärtklaff | Hjärtklaffsprotes | Klaffprotes | Hjärtklaffprotes
mechanical-valve: Mekanisk hjärtklaff | Mekanisk klaffprotes
biological-valve: Biologisk hjärtklaff | Biologisk klaffprotes
vp-shunt: Ventrikuloperitoneal shunt (VP-shunt) | VP-shunt
port: Subkutan venport (port-a-cath) | Subkutan venport | Venport
dialysis-fistula: Dialysfistel | AV-fistel
vagus-stimulator: Vagusnervstimulator
brain-stimulator: Djup hjärnstimulator (DBS) | Djup hjärnstimulator | Djup hjärnstimulering | DBS-elektrod (djup hjärnstimulator)
metal-plate: Metallplatta | Metallplattor
breast-implants: Bröstimplantat
contraceptive-implant: P-stav
iud: Spiral (livmoderinlägg) | Kopparspiral | Hormonspiral | Spiral
dental-implants: Tandimplantat
lvad: Vänsterkammarpump (LVAD) | Vänsterkammarpump | Mekanisk hjärtpump | Hjärtpump
urinary-catheter: Urinkateter
feeding-tube: Näringssond | Nutritionssond | Matningssond | PEG-sond
colostomy: Kolostomi
ileostomy: Ileostomi
anaphylaxis: Anafylaxi
anaphylactic-shock: Anafylaktisk chock
anaphylactic-reaction: Anafylaktisk reaktion
hives: Nässelutslag (urtikaria) | Nässelutslag | Urtikaria | Nässelfeber
rash: Hudutslag | Utslag
itching: Klåda | Hudklåda
swelling: Svullnad
facial-swelling: Svullnad i ansiktet | Ansiktssvullnad | Svullet ansikte | Svullen i ansiktet
lip-swelling: Svullnad i läpparna | Svullna läppar
tongue-swelling: Svullnad i tungan | Svullen tunga
throat-swelling: Svullnad i halsen | Svalgsvullnad | Halsen svullnar
lips-and-tongue: Svullnad i läppar och tunga | Svullna läppar och tunga
angioedema: Angioödem (Quinckeödem) | Angioödem | Quinckeödem | Quinckes ödem
breathing: Svårt att andas | Andningssvårigheter | Andningsbesvär
breathless: Andfåddhet (andnöd) | Andfåddhet | Andnöd | Dyspné
wheezing: Pipande andning | Väsande andning
bronchospasm: Bronkospasm
asthma-attack: Astmaanfall | Astmaattack
cough: Hosta
sneezing: Nysningar | Nysning
runny-nose: Rinnande näsa | Rinnsnuva | Snuva
blocked-nose: Täppt näsa | Nästäppa
watery-eyes: Rinnande ögon
itchy-eyes: Kliande ögon | Klåda i ögonen
red-eyes: Röda ögon
mouth-itching: Klåda i munnen
nausea: Illamående
vomiting: Kräkningar | Kräkning
nausea-vomiting: Illamående och kräkningar
diarrhoea: Diarré
stomach-pain: Magsmärtor (ont i magen) | Ont i magen | Magont | Buksmärtor | Magsmärtor | Magsmärta | Buksmärta
stomach-cramps: Magkramper
stomach-upset: Orolig mage | Magbesvär
low-pressure: Blodtrycksfall (lågt blodtryck) | Blodtrycksfall | Lågt blodtryck
dizziness: Yrsel
fainting: Svimning | Svimmade | Synkope
unconscious: Medvetslöshet | Medvetslös
palpitations: Hjärtklappning
fast-heartbeat: Snabb hjärtrytm (takykardi) | Takykardi | Snabb puls
cardiac-arrest: Hjärtstopp | Hjärtstillestånd
headache: Huvudvärk
fever: Feber
redness: Rodnad
flushing: Ansiktsrodnad (flush) | Ansiktsrodnad | Flush | Rodnad i ansiktet
blisters: Blåsor på huden | Blåsor
skin-peeling: Flagnande hud (hudavflagning) | Flagnande hud | Hudavflagning | Huden flagnar
contact-dermatitis: Kontakteksem
stevens-johnson: Stevens-Johnsons syndrom
ten: Toxisk epidermal nekrolys
dress: DRESS-syndrom | DRESS-syndromet
serum-sickness: Serumsjuka
liver-damage: Leverskada
kidney-damage: Njurskada
seizure: Krampanfall | Epileptiskt anfall
confusion: Förvirring
bleeding: Blödning | Blödningar
muscle-pain: Muskelvärk | Muskelsmärta
joint-pain: Ledvärk | Ledsmärta
fatigue: Trötthet
drowsiness: Dåsighet | Sömnighet
chest-pain: Bröstsmärta | Ont i bröstet
severe: Svår | Allvarlig | Svårt | Allvarligt
moderate: Måttlig | Medelsvår | Måttligt
mild: Lindrig | Lätt | Mild
life-threatening: Livshotande | Livshotande tillstånd | Livsfarlig | Livsfarligt
very-severe: Mycket svår | Mycket allvarlig
severe-anaphylaxis: Svår, anafylaxi | Svår (anafylaxi)
intolerance: Intolerans
unknown: Okänt | Okänd
active: Aktiv
chronic: Kronisk | Kroniskt
resolved: Utläkt | Läkt | Botad
remission: I remission
controlled: Under kontroll | Kontrollerad
well-controlled: Väl kontrollerad | Välkontrollerad | Välinställd
stable: Stabil | Stabilt
treated: Under behandling | Behandlas
monitored: Under uppföljning | Följs upp
improving: Förbättras | På bättringsvägen | Förbättring
worsening: Försämras | Försämring
recovering: Tillfrisknar | Tillfrisknande | Återhämtar sig | Under återhämtning
intermittent: Kommer och går (intermittent) | Kommer och går | Periodvis
acute: Akut
suspected: Misstänkt
mother: Mor (mamma) | Mamma | Mor | Moder
father: Far (pappa) | Pappa | Far
parents: Föräldrar
parent: Förälder
wife: Maka (hustru) | Maka | Hustru | Fru
husband: Make (man) | Make
spouse: Make eller maka | Maka eller make | Make/maka
partner: Partner | Sambo | Särbo | Livskamrat | Livspartner
son: Son
daughter: Dotter
child: Barn
brother: Bror | Brorsa
sister: Syster
elder-brother: Storebror | Äldre bror
younger-brother: Lillebror | Yngre bror
elder-sister: Storasyster | Äldre syster
younger-sister: Lillasyster | Yngre syster
sibling: Syskon (bror eller syster) | Syskon
grandmother: Mormor eller farmor | Mormor | Farmor
grandfather: Morfar eller farfar | Morfar | Farfar
grandson: Sonson eller dotterson | Sonson | Dotterson
granddaughter: Sondotter eller dotterdotter | Sondotter | Dotterdotter
aunt: Moster eller faster | Moster | Faster
uncle: Morbror eller farbror | Morbror | Farbror
niece: Systerdotter eller brorsdotter | Systerdotter | Brorsdotter
nephew: Systerson eller brorson | Systerson | Brorson
cousin: Kusin
mother-in-law: Svärmor
father-in-law: Svärfar
son-in-law: Svärson | Måg
daughter-in-law: Svärdotter
brother-in-law: Svåger
sister-in-law: Svägerska
stepmother: Styvmor
stepfather: Styvfar
stepson: Styvson
stepdaughter: Styvdotter
friend: Vän | Kompis | Kamrat | Bästa vän | Nära vän | Väninna
boyfriend: Pojkvän
girlfriend: Flickvän
fiance: Fästman
fiancee: Fästmö
ex-husband: Före detta make | Exman
ex-wife: Före detta maka | Exfru
neighbour: Granne
flatmate: Rumskamrat (delar bostad) | Rumskamrat | Rumskompis | Lägenhetskamrat
colleague: Kollega | Arbetskamrat | Arbetskollega
boss: Chef (på arbetet)
employer: Arbetsgivare
teacher: Lärare
school: Skola
carer: Anhörigvårdare eller vårdare | Anhörigvårdare | Personlig assistent | Vårdare
guardian: Vårdnadshavare eller förmyndare | Vårdnadshavare | Förmyndare
relative: Släkting | Anhörig | Närstående
godmother: Gudmor
godfather: Gudfar
doctor: Läkare | Doktor
family-doctor: Husläkare | Familjeläkare | Distriktsläkare | Allmänläkare
cardiologist: Hjärtläkare (kardiolog) | Kardiolog | Hjärtläkare
neurologist: Neurolog
paediatrician: Barnläkare
nurse: Sjuksköterska | Sjukskötare
social-worker: Socialarbetare | Socialsekreterare | Socionom
self: Personen själv | Patienten själv | Jag själv
oral: Genom munnen (oralt) | Oralt | Via munnen | Peroralt
inhaled: Inhalation (andas in) | Inandning | Via inhalation | Inhaleras
subcutaneous: Under huden (subkutant) | Subkutant | Under huden
intramuscular: I en muskel (intramuskulärt) | Intramuskulärt
intravenous: I en ven (intravenöst) | Intravenöst
sublingual: Under tungan (sublingualt) | Under tungan | Sublingualt
rectal: I ändtarmen (rektalt) | Rektalt
nasal: I näsan (nasalt) | I näsan | Nasalt
eye: I ögat
ear: I örat
skin: På huden | Utvärtes
patch: Läkemedelsplåster | Depotplåster
vaginal: I slidan (vaginalt) | Vaginalt
tube: Via sond | Genom sond | Via näringssond
`,
    },
  ],
  dosing: {
    numbers:
      'en/ett två/annan tre/tredje fyra/fjärde fem/femte sex/sjätte sju/sjunde åtta/åttonde nio tio elva tolv/tolfte',
    phrases: `
daily: dagligen | varje dag | per dag | om dagen | per dygn
day-1: en gång dagligen | en gång per dag | en gång om dagen | 1 gång dagligen | 1 gång per dag | 1 gång om dagen | 1x/dag | 1 ggn/dag | 1 gång/dag
day-2: två gånger dagligen | två gånger per dag | två gånger om dagen | 2 gånger dagligen | 2 gånger per dag | 2 gånger om dagen | 2 ggr/dag | 2 ggr per dag | 2x/dag
day-3: tre gånger dagligen | tre gånger per dag | tre gånger om dagen | 3 gånger dagligen | 3 gånger per dag | 3 gånger om dagen | 3 ggr/dag | 3 ggr per dag | 3x/dag
day-4: fyra gånger dagligen | fyra gånger per dag | fyra gånger om dagen | 4 gånger dagligen | 4 gånger per dag | 4 gånger om dagen | 4 ggr/dag | 4 ggr per dag
day-n: # gånger dagligen | # gånger per dag | # gånger om dagen | # ggr/dag | #x/dag | 1x#/dag | ~1x# | # ggr dagligen | # ggr per dag
week-1: en gång i veckan | en gång per vecka | 1 gång i veckan | 1 gång per vecka | varje vecka | 1 gång/vecka
week-2: två gånger i veckan | två gånger per vecka | 2 gånger i veckan | 2 gånger per vecka | 2 ggr/vecka
week-3: tre gånger i veckan | tre gånger per vecka | 3 gånger i veckan | 3 gånger per vecka | 3 ggr/vecka
week-n: # gånger i veckan | # gånger per vecka
month-1: en gång i månaden | en gång per månad | 1 gång i månaden | 1 gång per månad | varje månad | månatligen
year-1: en gång om året | en gång per år | 1 gång per år | varje år | årligen
every-hours: one=varje timme; other=var #:e timme | var # timme | var #e timme | varje # timmar | med # timmars mellanrum | var# timme
every-other-day: varannan dag
every-days: var #:e dag | var #e dag | varje # dagar | var # dag
every-weeks: med # veckors mellanrum | var #:e vecka | var #e vecka | var # vecka | var# vecka | varje # veckor
every-months: med # månaders mellanrum | var #:e månad | var #e månad | var # månad | var# månad | varje # månader
every-morning: varje morgon
every-evening: varje kväll
every-night: varje natt
morning: på morgonen | morgon | på morgnarna | mornar
noon: mitt på dagen | klockan 12 på dagen | till lunch | vid lunch
afternoon: på eftermiddagen | eftermiddag
evening: på kvällen | kväll | kvällar | på kvällarna
night: på natten | natt | nattetid
bedtime: vid sänggåendet | till natten | före sänggåendet | före läggdags | vid läggdags
as-needed: vid behov | vb | v.b. | endast vid behov
before-meals: före maten | före måltid | före mat | före måltider
after-meals: efter maten | efter måltid | efter mat | efter måltider
with-meals: till maten | i samband med måltid | med mat | till måltid | vid måltid | med maten | vid måltider
empty-stomach: på fastande mage | på tom mage | fastande
before-breakfast: före frukost | före frukosten
after-breakfast: efter frukost | efter frukosten
with-breakfast: till frukost | till frukosten
after-dinner: efter middagen | efter kvällsmaten
with-dinner: till middagen | till kvällsmaten | till middag
continuous: kontinuerligt | löpande
before-exercise: före träning | före ansträngning
emergency: endast i nödsituation | i nödsituation | vid nödsituation | endast i nödfall | i nödfall | bara i nödfall
for-pain: vid smärta | mot smärta | vid värk | mot värk
max-day: högst # per dag | max # per dag | max # om dagen | max # per dygn | högst # per dygn
tablet: one=# tablett; other=# tabletter | # tabl | # tabl.
half-tablet: en halv tablett | 1/2 tablett | ½ tablett | halv tablett | 1/2 tabl
quarter-tablet: en fjärdedels tablett | 1/4 tablett | ¼ tablett | en kvarts tablett
capsule: one=# kapsel; other=# kapslar
drop: one=# droppe; other=# droppar
puff: one=# inhalation; other=# inhalationer | # puff | # puffar
unit: one=# enhet; other=# enheter | # E
patch: one=# plåster; other=# plåster
sachet: one=# dospåse; other=# dospåsar | # påse | # påsar
injection: one=# injektion; other=# injektioner | # spruta | # sprutor
ampoule: one=# ampull; other=# ampuller
suppository: one=# stolpiller; other=# stolpiller | # suppositorium | # suppositorier
spray: one=# sprayning; other=# sprayningar | # spraydos | # spraydoser
at-morning: morgon # | # på morgonen
at-noon: mitt på dagen #
at-evening: kväll # | # på kvällen | # kväll
at-bedtime: till natten # | # till natten
after-lunch: efter lunch | efter lunchen
before-dinner: före middagen | före kvällsmaten | före middag
by-inr: enligt INR | efter INR | enligt PK-INR
on-waking: vid uppvaknandet | när du vaknar | vid uppstigandet
`,
  },
}
