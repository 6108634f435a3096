/**
 * Rows are `id: shown | also written | …`, with the ids of `src/terms/index.table.ts` (see ../terms.ts).
 */
import type { LanguageTable } from '../terms'

export const terms: LanguageTable = {
  locale: 'de',
  terms: [
    {
      source: 'eu-1169-2011',
      reviewed: 'two-drafts',
      rows: `
gluten-cereals: Glutenhaltiges Getreide | Glutenhaltige Getreide
crustaceans: Krebstiere | Krustentiere | Krebstier
eggs: Eier | Ei | Hühnerei | Hühnereier
fish: Fisch | Fische
peanuts: Erdnüsse | Erdnuss | Erdnuß
soya: Soja | Sojabohnen | Sojabohne
milk: Milch | Kuhmilch
almonds: Mandeln | Mandel
hazelnuts: Haselnüsse | Haselnuss
walnuts: Walnüsse | Walnuss
cashews: Cashewnüsse | Cashew | Cashewkerne | Kaschunüsse | Cashewnuss
pecans: Pekannüsse | Pekannuss | Pecannüsse
brazil-nuts: Paranüsse | Paranuss
pistachios: Pistazien | Pistazie
macadamia: Macadamianüsse | Macadamia | Macadamianuss
tree-nuts: Schalenfrüchte
celery: Sellerie
mustard: Senf
sesame: Sesam | Sesamsamen
sulphites: Sulfite | Sulfit | Schwefeldioxid und Sulfite
lupin: Lupinen | Lupine
molluscs: Weichtiere | Mollusken
wheat: Weizen | Weizenmehl
rye: Roggen
barley: Gerste
oats: Hafer
spelt: Dinkel
`,
    },
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
gluten: Gluten
dairy: Milchprodukte
milk-protein: Milcheiweiß | Kuhmilcheiweiß | Milchprotein
lactose: Laktose (Milchzucker) | Laktose | Lactose | Milchzucker
shellfish: Krebs- und Weichtiere | Meeresfrüchte | Schalentiere
shrimp: Garnelen | Garnele | Shrimps | Crevetten
crab: Krabbe (Krebstier) | Taschenkrebs
lobster: Hummer
mussels: Miesmuscheln | Miesmuschel
oysters: Austern | Auster
squid: Kalmar (Tintenfisch) | Kalmar | Kalmare
salmon: Lachs
tuna: Thunfisch
cod: Kabeljau | Dorsch
buckwheat: Buchweizen
maize: Mais
rice: Reis
potato: Kartoffel | Kartoffeln | Erdäpfel
chickpeas: Kichererbsen | Kichererbse
lentils: Linsen
peas: Erbsen | Erbse
poppy-seeds: Mohn | Mohnsamen
sunflower-seeds: Sonnenblumenkerne
pine-nuts: Pinienkerne
coconut: Kokosnuss | Kokos
mango: Mango | Mangos
pineapple: Ananas
strawberries: Erdbeeren | Erdbeere
kiwi: Kiwi | Kiwis
banana: Banane | Bananen
avocado: Avocado | Avocados
apple: Apfel | Äpfel
peach: Pfirsich | Pfirsiche
citrus: Zitrusfrüchte
orange: Orangen | Apfelsinen | Orange | Apfelsine
lemon: Zitrone | Zitronen
tomato: Tomate | Tomaten | Paradeiser
carrot: Karotte (Möhre) | Karotte | Karotten | Möhre | Möhren | Rüebli
garlic: Knoblauch
onion: Zwiebel | Zwiebeln
cinnamon: Zimt
chocolate: Schokolade
cocoa: Kakao
honey: Honig
beef: Rindfleisch
pork: Schweinefleisch
red-meat: Rotes Fleisch
chicken-meat: Hühnerfleisch | Hähnchenfleisch | Hähnchen
gelatine: Gelatine
yeast: Hefe
pollen: Pollen
grass-pollen: Gräserpollen | Gräser
birch-pollen: Birkenpollen | Birke
tree-pollen: Baumpollen
olive-pollen: Olivenpollen
ragweed: Ambrosia (Traubenkraut) | Ambrosia
mugwort: Beifuß | Beifußpollen
dust-mites: Hausstaubmilben | Hausstaubmilbe | Staubmilben | Milben
house-dust: Hausstaub
mould: Schimmelpilze | Schimmel | Schimmelpilz | Schimmelpilzsporen
cats: Katzen | Katze
cat-hair: Katzenhaare | Katzenhaar
dogs: Hunde | Hund
dog-hair: Hundehaare | Hundehaar
horses: Pferde | Pferd
animal-hair: Tierhaare | Tierhaar
feathers: Federn
cockroaches: Kakerlaken | Schaben | Kakerlake | Schabe
bee-sting: Bienenstiche | Bienenstich | Bienen | Biene
bee-venom: Bienengift
wasp-sting: Wespenstiche | Wespenstich | Wespen | Wespe
wasp-venom: Wespengift
hornets: Hornissen | Hornisse | Hornissenstich
insect-sting: Insektenstiche | Insektenstich
mosquito-bite: Mückenstiche | Mückenstich | Mücke | Mücken
fire-ants: Feuerameisen | Feuerameise
jellyfish: Quallen | Qualle
latex: Latex | Naturlatex
contrast: Kontrastmittel | Röntgenkontrastmittel
iodinated-contrast: Jodhaltiges Kontrastmittel | Jodhaltige Kontrastmittel | Iodhaltiges Kontrastmittel | Jodkontrastmittel
gadolinium: Gadoliniumhaltiges Kontrastmittel | Gadolinium
iodine: Jod | Iod
povidone-iodine: Povidon-Iod | Povidon-Jod | Betaisodona
chlorhexidine: Chlorhexidin
plasters: Heftpflaster
nickel: Nickel
cobalt: Kobalt | Cobalt
chromium: Chrom
formaldehyde: Formaldehyd
perfume: Parfüm (Duftstoffe) | Parfüm | Parfum | Duftstoffe
hair-dye: Haarfärbemittel | Haarfarbe
lanolin: Wollwachs (Lanolin) | Lanolin | Wollwachs
wool: Wolle
vaccines: Impfstoffe
influenza-vaccine: Grippeimpfstoff
tetanus-vaccine: Tetanusimpfstoff
sunlight: Sonnenlicht
penicillins: Penicillin-Antibiotika
cephalosporins: Cephalosporine | Cephalosporin | Cefalosporine
macrolides: Makrolid-Antibiotika | Makrolide
quinolones: Chinolon-Antibiotika | Chinolone | Fluorchinolone
tetracyclines: Tetracyclin-Antibiotika | Tetrazykline
sulfonamides: Sulfonamide | Sulfonamid
antibiotics: Antibiotika | Antibiotikum
nsaids: Nichtsteroidale Antirheumatika (NSAR) | NSAR | Nichtsteroidale Antirheumatika
opioids: Opioide | Opioid | Opiate
local-anaesthetics: Lokalanästhetika | Lokalanästhetikum | Örtliche Betäubung
general-anaesthesia: Vollnarkose | Narkose | Allgemeinanästhesie
muscle-relaxants: Muskelrelaxanzien (Narkose)
ace-inhibitors: ACE-Hemmer
beta-blockers: Betablocker
statins: Statine
corticosteroids: Kortikosteroide | Kortison (Gruppe) | Corticosteroide | Glukokortikoide
anticoagulants: Gerinnungshemmer (Blutverdünner) | Blutverdünner | Gerinnungshemmer | Antikoagulanzien
antihistamines: Antihistaminika | Antihistaminikum
antidepressants: Antidepressiva | Antidepressivum
diuretics: Diuretika (Entwässerungsmittel) | Diuretika | Diuretikum | Wassertabletten
oral-contraceptive: Antibabypille | Orale Verhütungsmittel | Die Pille
multivitamin: Multivitaminpräparat | Multivitamin
`,
    },
    {
      source: 'inn',
      reviewed: 'two-drafts',
      same: `
warfarin apixaban rivaroxaban dabigatran edoxaban heparin enoxaparin dalteparin
acenocoumarol phenprocoumon clopidogrel ticagrelor prasugrel insulin insulin-lispro
insulin-aspart insulin-degludec insulin-detemir metformin sitagliptin linagliptin
empagliflozin dapagliflozin glucagon levetiracetam phenytoin phenobarbital gabapentin
pregabalin fentanyl tramadol digoxin metoprolol bisoprolol atenolol propranolol carvedilol
nebivolol sotalol timolol tacrolimus ciclosporin adalimumab etanercept infliximab rituximab
lisinopril ramipril enalapril perindopril captopril losartan valsartan candesartan
telmisartan irbesartan olmesartan diltiazem verapamil doxazosin tamsulosin atorvastatin
simvastatin rosuvastatin pravastatin salbutamol formoterol salmeterol montelukast
paracetamol ibuprofen diclofenac naproxen celecoxib ketorolac allopurinol citalopram
escitalopram bupropion haloperidol diazepam lorazepam alprazolam clonazepam midazolam
zolpidem melatonin levodopa carbidopa donepezil baclofen sumatriptan ondansetron
desmopressin tamoxifen penicillin amoxicillin ampicillin cefalexin azithromycin
clarithromycin erythromycin ciprofloxacin levofloxacin clindamycin vancomycin gentamicin
nitrofurantoin trimethoprim rifampicin isoniazid aciclovir propofol rocuronium magnesium
sildenafil denosumab latanoprost
`,
      rows: `
calcium: Calcium | Kalzium
tiotropium: Tiotropium | Tiotropiumbromid
ipratropium: Ipratropium | Ipratropiumbromid
suxamethonium: Suxamethonium | Succinylcholin
acetylsalicylic-acid: Acetylsalicylsäure | Aspirin | ASS 100 | ASS 100 mg
insulin-glargine: Insulin glargin
glimepiride: Glimepirid
gliclazide: Gliclazid
glibenclamide: Glibenclamid
semaglutide: Semaglutid
liraglutide: Liraglutid
dulaglutide: Dulaglutid
pioglitazone: Pioglitazon
prednisone: Prednison
prednisolone: Prednisolon
methylprednisolone: Methylprednisolon
hydrocortisone: Hydrocortison
dexamethasone: Dexamethason
fludrocortisone: Fludrocortison
budesonide: Budesonid
beclometasone: Beclometason
fluticasone: Fluticason
lamotrigine: Lamotrigin
valproic-acid: Valproinsäure | Valproat | Natriumvalproat
carbamazepine: Carbamazepin
oxcarbazepine: Oxcarbazepin
topiramate: Topiramat
lacosamide: Lacosamid
morphine: Morphin
oxycodone: Oxycodon
hydromorphone: Hydromorphon
methadone: Methadon
buprenorphine: Buprenorphin
codeine: Codein | Kodein
pethidine: Pethidin
naloxone: Naloxon
lithium: Lithium | Lithiumcarbonat
phenelzine: Phenelzin
moclobemide: Moclobemid
selegiline: Selegilin
rasagiline: Rasagilin
mycophenolic-acid: Mycophenolsäure | Mycophenolatmofetil | Mycophenolat-Mofetil
azathioprine: Azathioprin
methotrexate: Methotrexat
amlodipine: Amlodipin
nifedipine: Nifedipin
furosemide: Furosemid
torasemide: Torasemid
hydrochlorothiazide: Hydrochlorothiazid | HCT
spironolactone: Spironolacton
indapamide: Indapamid
clonidine: Clonidin
amiodarone: Amiodaron
flecainide: Flecainid
nitroglycerin: Glyceroltrinitrat (Nitroglycerin) | Glyceroltrinitrat | Nitroglyzerin | Nitroglycerin
ezetimibe: Ezetimib
theophylline: Theophyllin
adrenaline: Adrenalin (Epinephrin) | Adrenalin | Epinephrin
cetirizine: Cetirizin
loratadine: Loratadin
desloratadine: Desloratadin
fexofenadine: Fexofenadin
diphenhydramine: Diphenhydramin
metamizole: Metamizol | Novaminsulfon
colchicine: Colchicin
sertraline: Sertralin
fluoxetine: Fluoxetin
paroxetine: Paroxetin
venlafaxine: Venlafaxin
duloxetine: Duloxetin
mirtazapine: Mirtazapin
amitriptyline: Amitriptylin
trazodone: Trazodon
quetiapine: Quetiapin
olanzapine: Olanzapin
risperidone: Risperidon
aripiprazole: Aripiprazol
clozapine: Clozapin
methylphenidate: Methylphenidat
pramipexole: Pramipexol
memantine: Memantin
pyridostigmine: Pyridostigmin
omeprazole: Omeprazol
pantoprazole: Pantoprazol
esomeprazole: Esomeprazol
lansoprazole: Lansoprazol
famotidine: Famotidin
metoclopramide: Metoclopramid
domperidone: Domperidon
loperamide: Loperamid
lactulose: Lactulose | Laktulose
mesalazine: Mesalazin
levothyroxine: Levothyroxin | L-Thyroxin | Levothyroxin-Natrium
thiamazole: Thiamazol
estradiol: Estradiol | Östradiol
progesterone: Progesteron
testosterone: Testosteron
letrozole: Letrozol
clavulanic-acid: Clavulansäure
ceftriaxone: Ceftriaxon
cefuroxime: Cefuroxim
doxycycline: Doxycyclin
tetracycline: Tetracyclin
metronidazole: Metronidazol
sulfamethoxazole: Sulfamethoxazol
co-trimoxazole: Cotrimoxazol | Co-trimoxazol
lidocaine: Lidocain
ketamine: Ketamin
folic-acid: Folsäure
vitamin-d: Vitamin D | Vitamin D3
vitamin-b12: Vitamin B12 | Vitamin B 12
vitamin-c: Vitamin C | Ascorbinsäure
iron: Eisen | Eisentabletten
potassium-chloride: Kaliumchlorid
oxygen: Sauerstoff
hydroxychloroquine: Hydroxychloroquin
sulfasalazine: Sulfasalazin
finasteride: Finasterid
alendronic-acid: Alendronsäure | Alendronat
hydroxycarbamide: Hydroxycarbamid | Hydroxyharnstoff
`,
    },
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
hypertension: Bluthochdruck | Arterielle Hypertonie | Hypertonie | Hoher Blutdruck
diabetes: Diabetes | Zuckerkrankheit | Diabetes mellitus
diabetes-1: Diabetes Typ 1 | Typ-1-Diabetes | Diabetes mellitus Typ 1
diabetes-2: Diabetes Typ 2 | Typ-2-Diabetes | Diabetes mellitus Typ 2
diabetes-gestational: Schwangerschaftsdiabetes
asthma: Asthma | Asthma bronchiale
copd: COPD | Chronisch obstruktive Lungenerkrankung
epilepsy: Epilepsie
atrial-fibrillation: Vorhofflimmern
atrial-flutter: Vorhofflattern
heart-failure: Herzinsuffizienz (Herzschwäche) | Herzinsuffizienz | Herzschwäche
coronary: Koronare Herzkrankheit (KHK) | KHK | Koronare Herzkrankheit | Koronare Herzerkrankung
angina-pectoris: Angina pectoris
heart-attack: Herzinfarkt | Myokardinfarkt
stroke: Schlaganfall | Apoplex
ischaemic-stroke: Ischämischer Schlaganfall (Hirninfarkt) | Hirninfarkt | Ischämischer Schlaganfall
tia: Transitorische ischämische Attacke (TIA) | Transitorische ischämische Attacke
arrhythmia: Herzrhythmusstörung | Herzrhythmusstörungen
long-qt: Long-QT-Syndrom | QT-Syndrom
brugada: Brugada-Syndrom
wpw: Wolff-Parkinson-White-Syndrom | WPW-Syndrom
svt: Supraventrikuläre Tachykardie
cardiomyopathy: Kardiomyopathie
hcm: Hypertrophe Kardiomyopathie
aortic-stenosis: Aortenklappenstenose | Aortenstenose
mitral-prolapse: Mitralklappenprolaps
mitral-regurgitation: Mitralklappeninsuffizienz | Mitralinsuffizienz
congenital-heart: Angeborener Herzfehler
aortic-aneurysm: Aortenaneurysma
brain-aneurysm: Hirnaneurysma
dvt: Tiefe Venenthrombose | Tiefe Beinvenenthrombose
pulmonary-embolism: Lungenembolie
pulmonary-hypertension: Pulmonale Hypertonie | Lungenhochdruck
pad: Periphere arterielle Verschlusskrankheit (pAVK) | pAVK | Periphere arterielle Verschlusskrankheit
cholesterol: Hoher Cholesterinspiegel | Hypercholesterinämie | Hohes Cholesterin
hyperlipidaemia: Hyperlipidämie
depression: Depression | Depressionen
anxiety: Angststörung | Angststörungen
bipolar: Bipolare Störung
schizophrenia: Schizophrenie
ptsd: Posttraumatische Belastungsstörung | PTBS
adhd: ADHS
autism: Autismus | Autismus-Spektrum-Störung
panic-disorder: Panikstörung
ocd: Zwangsstörung
dementia: Demenz
alzheimers: Alzheimer-Krankheit | Alzheimer | Alzheimer-Demenz
parkinsons: Parkinson-Krankheit | Parkinson | Morbus Parkinson
multiple-sclerosis: Multiple Sklerose
als: Amyotrophe Lateralsklerose (ALS) | Amyotrophe Lateralsklerose
myasthenia: Myasthenia gravis
migraine: Migräne
cerebral-palsy: Zerebralparese (frühkindliche Hirnschädigung) | Zerebralparese | Infantile Zerebralparese
spinal-cord-injury: Rückenmarksverletzung
spina-bifida: Spina bifida
guillain-barre: Guillain-Barré-Syndrom
muscular-dystrophy: Muskeldystrophie
hydrocephalus: Hydrozephalus | Hydrocephalus
brain-injury: Schädel-Hirn-Trauma
brain-tumour: Hirntumor
narcolepsy: Narkolepsie
paraplegia: Paraplegie (Lähmung der Beine) | Paraplegie
tetraplegia: Tetraplegie (Lähmung aller Gliedmaßen) | Tetraplegie
hypothyroidism: Schilddrüsenunterfunktion | Hypothyreose
hyperthyroidism: Schilddrüsenüberfunktion | Hyperthyreose
hashimoto: Hashimoto-Thyreoiditis | Hashimoto
graves: Morbus Basedow | Basedow-Krankheit
addison: Morbus Addison | Addison-Krankheit
adrenal-insufficiency: Nebennierenrindeninsuffizienz | Nebenniereninsuffizienz
cushing: Cushing-Syndrom
cah: Adrenogenitales Syndrom (AGS) | Adrenogenitales Syndrom
kidney-disease: Chronische Nierenkrankheit | Chronische Niereninsuffizienz | Chronische Nierenerkrankung
kidney-failure: Nierenversagen | Niereninsuffizienz
dialysis: Dialyse | Dialysepflichtig
haemodialysis: Hämodialyse
kidney-transplant: Nierentransplantation
liver-transplant: Lebertransplantation
heart-transplant: Herztransplantation
kidney-stones: Nierensteine | Nierenstein
cirrhosis: Leberzirrhose
hepatitis-b: Hepatitis B | Chronische Hepatitis B
hepatitis-c: Hepatitis C | Chronische Hepatitis C
hiv: HIV-Infektion | HIV | HIV-positiv
tuberculosis: Tuberkulose
fatty-liver: Fettleber
pancreatitis: Bauchspeicheldrüsenentzündung | Pankreatitis
crohns: Morbus Crohn
ulcerative-colitis: Colitis ulcerosa
coeliac: Zöliakie
reflux: Refluxkrankheit | Gastroösophageale Refluxkrankheit | Sodbrennen (Refluxkrankheit)
ibs: Reizdarmsyndrom | Reizdarm
gastric-ulcer: Magengeschwür
rheumatoid: Rheumatoide Arthritis
osteoarthritis: Arthrose
arthritis: Arthritis
osteoporosis: Osteoporose
gout: Gicht
lupus: Lupus erythematodes | Systemischer Lupus erythematodes | Lupus
psoriasis: Schuppenflechte (Psoriasis) | Psoriasis | Schuppenflechte
eczema: Ekzem
atopic-dermatitis: Neurodermitis | Atopische Dermatitis | Atopisches Ekzem
fibromyalgia: Fibromyalgie
spondylitis: Morbus Bechterew | Spondylitis ankylosans
anaemia: Anämie (Blutarmut) | Anämie | Blutarmut
iron-anaemia: Eisenmangelanämie
sickle-cell: Sichelzellkrankheit | Sichelzellanämie
thalassaemia: Thalassämie
haemophilia: Hämophilie (Bluterkrankheit) | Hämophilie | Bluterkrankheit
haemophilia-a: Hämophilie A
haemophilia-b: Hämophilie B
von-willebrand: Von-Willebrand-Syndrom | Von-Willebrand-Krankheit
thrombocytopenia: Thrombozytopenie (wenig Blutplättchen) | Thrombozytopenie
factor-v: Faktor-V-Leiden | Faktor-V-Leiden-Mutation
antiphospholipid: Antiphospholipid-Syndrom
g6pd: G6PD-Mangel | Glukose-6-Phosphat-Dehydrogenase-Mangel
porphyria: Porphyrie
pku: Phenylketonurie
mastocytosis: Mastozytose
hereditary-angioedema: Hereditäres Angioödem
malignant-hyperthermia: Maligne Hyperthermie
cystic-fibrosis: Mukoviszidose
sleep-apnoea: Schlafapnoe | Schlafapnoe-Syndrom | Obstruktive Schlafapnoe
pulmonary-fibrosis: Lungenfibrose
emphysema: Lungenemphysem
chronic-bronchitis: Chronische Bronchitis
breast-cancer: Brustkrebs | Mammakarzinom
prostate-cancer: Prostatakrebs | Prostatakarzinom
lung-cancer: Lungenkrebs | Bronchialkarzinom
colon-cancer: Darmkrebs
thyroid-cancer: Schilddrüsenkrebs
leukaemia: Leukämie
lymphoma: Lymphom
myeloma: Multiples Myelom
melanoma: Melanom | Schwarzer Hautkrebs
pregnancy: Schwangerschaft | Schwanger
preeclampsia: Präeklampsie
endometriosis: Endometriose
pcos: Polyzystisches Ovarialsyndrom | PCO-Syndrom
prostate-enlarged: Gutartige Prostatavergrößerung | Prostatavergrößerung | Benigne Prostatahyperplasie
glaucoma: Grüner Star (Glaukom) | Glaukom | Grüner Star
cataract: Grauer Star (Katarakt) | Grauer Star | Katarakt
macular-degeneration: Makuladegeneration
blindness: Blindheit
deafness: Gehörlosigkeit | Gehörlos
hearing-loss: Schwerhörigkeit | Hörverlust | Schwerhörig
insomnia: Schlaflosigkeit | Insomnie
obesity: Starkes Übergewicht (Adipositas) | Adipositas
alcohol-dependence: Alkoholabhängigkeit | Alkoholkrankheit
asplenia: Fehlende Milz (Asplenie) | Asplenie
splenectomy: Milz entfernt | Splenektomie | Milzentfernung
down-syndrome: Down-Syndrom
marfan: Marfan-Syndrom
ehlers-danlos: Ehlers-Danlos-Syndrom
sarcoidosis: Sarkoidose
vasculitis: Vaskulitis
scoliosis: Skoliose
raynaud: Raynaud-Syndrom | Morbus Raynaud
hay-fever: Heuschnupfen | Allergische Rhinitis
food-allergy: Nahrungsmittelallergie | Lebensmittelallergie
chronic-pain: Chronische Schmerzen
immunodeficiency: Immundefekt | Immunschwäche
tracheostomy: Tracheostoma (Luftröhrenöffnung) | Tracheostoma
pacemaker: Herzschrittmacher | Schrittmacher
icd: Implantierter Defibrillator (ICD) | Implantierter Defibrillator | Implantierbarer Defibrillator
cochlear-implant: Cochlea-Implantat
hearing-aid: Hörgerät | Hörgeräte
hip-replacement: Künstliches Hüftgelenk | Hüftprothese | Hüft-TEP
knee-replacement: Künstliches Kniegelenk | Knieprothese | Knie-TEP
coronary-stent: Koronarstent | Koronarer Stent | Herzstent
insulin-pump: Insulinpumpe
heart-valve: Künstliche Herzklappe | Herzklappenersatz
mechanical-valve: Mechanische Herzklappe
biological-valve: Biologische Herzklappe
vp-shunt: Ventrikuloperitonealer Shunt (VP-Shunt) | VP-Shunt
port: Portkatheter | Port
dialysis-fistula: Dialyseshunt | Shunt (Dialyse)
vagus-stimulator: Vagusnervstimulator
brain-stimulator: Hirnschrittmacher (tiefe Hirnstimulation) | Hirnschrittmacher
metal-plate: Metallplatte | Metallplatten
breast-implants: Brustimplantate | Brustimplantat
contraceptive-implant: Verhütungsimplantat | Hormonimplantat zur Verhütung
iud: Spirale (Intrauterinpessar) | Intrauterinpessar | Kupferspirale | Hormonspirale
dental-implants: Zahnimplantate | Zahnimplantat
lvad: Linksherz-Unterstützungssystem (LVAD)
urinary-catheter: Blasenkatheter
feeding-tube: Ernährungssonde | PEG-Sonde
colostomy: Kolostoma (künstlicher Darmausgang am Dickdarm) | Kolostoma
ileostomy: Ileostoma (künstlicher Darmausgang am Dünndarm) | Ileostoma
anaphylaxis: Anaphylaxie
anaphylactic-shock: Anaphylaktischer Schock
anaphylactic-reaction: Anaphylaktische Reaktion
hives: Nesselsucht (Urtikaria) | Nesselsucht | Urtikaria | Quaddeln | Nesselausschlag
rash: Hautausschlag | Ausschlag
itching: Juckreiz | Jucken
swelling: Schwellung | Schwellungen
facial-swelling: Gesichtsschwellung | Schwellung des Gesichts | Geschwollenes Gesicht | Schwellung im Gesicht
lip-swelling: Schwellung der Lippen | Geschwollene Lippen
tongue-swelling: Schwellung der Zunge | Geschwollene Zunge
throat-swelling: Schwellung im Rachen | Rachenschwellung | Schwellung des Rachens
lips-and-tongue: Schwellung von Lippen und Zunge
angioedema: Angioödem | Quincke-Ödem
breathing: Schwierigkeiten beim Atmen | Atembeschwerden | Atemprobleme
breathless: Atemnot | Luftnot | Kurzatmigkeit
wheezing: Pfeifende Atmung | Giemen | Pfeifen beim Atmen
bronchospasm: Bronchospasmus
asthma-attack: Asthmaanfall
cough: Husten
sneezing: Niesen | Niesreiz
runny-nose: Laufende Nase | Fließschnupfen
blocked-nose: Verstopfte Nase
watery-eyes: Tränende Augen
itchy-eyes: Juckende Augen
red-eyes: Rote Augen | Gerötete Augen
mouth-itching: Juckreiz im Mund
nausea: Übelkeit
vomiting: Erbrechen
nausea-vomiting: Übelkeit und Erbrechen
diarrhoea: Durchfall
stomach-pain: Bauchschmerzen | Magenschmerzen
stomach-cramps: Bauchkrämpfe | Magenkrämpfe
stomach-upset: Magenbeschwerden
low-pressure: Blutdruckabfall | Niedriger Blutdruck | Hypotonie
dizziness: Schwindel
fainting: Ohnmacht | Synkope
unconscious: Bewusstlosigkeit | Bewusstseinsverlust
palpitations: Herzklopfen | Palpitationen
fast-heartbeat: Herzrasen | Tachykardie
cardiac-arrest: Herzstillstand
headache: Kopfschmerzen
fever: Fieber
redness: Rötung | Hautrötung
flushing: Gesichtsrötung (Flush) | Flush
blisters: Blasenbildung | Bläschen | Blasen
skin-peeling: Hautablösung
contact-dermatitis: Kontaktekzem | Kontaktdermatitis
stevens-johnson: Stevens-Johnson-Syndrom
ten: Toxische epidermale Nekrolyse
dress: DRESS-Syndrom
serum-sickness: Serumkrankheit
liver-damage: Leberschaden
kidney-damage: Nierenschaden
seizure: Krampfanfall | Krampfanfälle | Epileptischer Anfall
confusion: Verwirrtheit
bleeding: Blutung | Blutungen
muscle-pain: Muskelschmerzen
joint-pain: Gelenkschmerzen
fatigue: Müdigkeit
drowsiness: Schläfrigkeit
chest-pain: Brustschmerzen
severe: Schwer | Schwere | Schwerwiegend
moderate: Mittelschwer | Moderat | Mäßig | Mittel | Mittlere
mild: Leicht | Mild | Leichte
life-threatening: Lebensbedrohlich | Lebensgefährlich | Lebensbedrohend | Lebensbedrohliche | Lebensgefahr | Lebensgefährliche | Potenziell lebensbedrohlich
very-severe: Sehr schwer
severe-anaphylaxis: Schwer, Anaphylaxie | Schwer (Anaphylaxie)
intolerance: Unverträglichkeit
unknown: Unbekannt
active: Aktiv
chronic: Chronisch
resolved: Abgeheilt | Geheilt
remission: In Remission | Remission
controlled: Unter Kontrolle | Kontrolliert
well-controlled: Gut eingestellt | Gut kontrolliert
stable: Stabil
treated: In Behandlung
monitored: Unter Beobachtung
improving: Bessert sich
worsening: Verschlechtert sich
recovering: In Genesung
intermittent: Zeitweise auftretend | Intermittierend
acute: Akut
suspected: Verdacht
mother: Mutter | Mama | Mutti
father: Vater | Papa | Vati
parents: Eltern
parent: Elternteil
wife: Ehefrau | Frau | Gattin
husband: Ehemann | Mann | Gatte
spouse: Ehepartner | Ehepartnerin | Ehegatte
partner: Partner oder Partnerin | Partner | Partnerin | Lebensgefährte | Lebensgefährtin | Lebenspartner | Lebenspartnerin
son: Sohn
daughter: Tochter
child: Kind
brother: Bruder
sister: Schwester
elder-brother: Älterer Bruder
younger-brother: Jüngerer Bruder
elder-sister: Ältere Schwester
younger-sister: Jüngere Schwester
sibling: Bruder oder Schwester
grandmother: Großmutter | Oma | Omi
grandfather: Großvater | Opa | Opi
grandson: Enkel | Enkelsohn
granddaughter: Enkelin | Enkeltochter
aunt: Tante
uncle: Onkel
niece: Nichte
nephew: Neffe
cousin: Cousin oder Cousine | Cousin | Cousine | Vetter | Kusine
mother-in-law: Schwiegermutter
father-in-law: Schwiegervater
son-in-law: Schwiegersohn
daughter-in-law: Schwiegertochter
brother-in-law: Schwager
sister-in-law: Schwägerin
stepmother: Stiefmutter
stepfather: Stiefvater
stepson: Stiefsohn
stepdaughter: Stieftochter
friend: Freund oder Freundin (nicht Partner) | Bester Freund | Beste Freundin
boyfriend: Partner (fester Freund)
girlfriend: Partnerin (feste Freundin)
fiance: Verlobter
fiancee: Verlobte (Frau)
ex-husband: Ex-Mann | Exmann
ex-wife: Ex-Frau | Exfrau
neighbour: Nachbar oder Nachbarin | Nachbar | Nachbarin
flatmate: Mitbewohner oder Mitbewohnerin | Mitbewohner | Mitbewohnerin
colleague: Kollege oder Kollegin | Kollege | Kollegin | Arbeitskollege | Arbeitskollegin
boss: Vorgesetzter oder Vorgesetzte | Chefin | Vorgesetzter
employer: Arbeitgeber | Arbeitgeberin
teacher: Lehrer oder Lehrerin | Lehrer | Lehrerin
school: Schule
carer: Pflegende Person | Betreuungsperson
guardian: Gesetzlicher Vertreter | Vormund | Gesetzlicher Betreuer | Gesetzliche Betreuerin | Rechtlicher Betreuer
relative: Angehörige | Angehöriger | Verwandter | Verwandte | Familie
godmother: Patentante
godfather: Patenonkel
doctor: Arzt oder Ärztin | Arzt | Ärztin
family-doctor: Hausarzt oder Hausärztin | Hausarzt | Hausärztin
cardiologist: Kardiologe oder Kardiologin | Kardiologe | Kardiologin
neurologist: Neurologe oder Neurologin | Neurologe | Neurologin
paediatrician: Kinderarzt oder Kinderärztin | Kinderarzt | Kinderärztin
nurse: Pflegefachkraft | Krankenschwester | Krankenpfleger
social-worker: Sozialarbeiter oder Sozialarbeiterin | Sozialarbeiter | Sozialarbeiterin
self: Die Person selbst
oral: Durch den Mund (oral) | Oral | Per os
inhaled: Zum Einatmen (inhalativ) | Inhalativ
subcutaneous: Unter die Haut (subkutan) | Subkutan
intramuscular: In den Muskel (intramuskulär) | Intramuskulär
intravenous: In die Vene (intravenös) | Intravenös
sublingual: Unter die Zunge (sublingual) | Sublingual
rectal: In den Enddarm (rektal) | Rektal
nasal: In die Nase (nasal) | Nasal
eye: Ins Auge
ear: Ins Ohr
skin: Auf die Haut | Äußerlich
patch: Pflaster (Wirkstoff durch die Haut) | Transdermales Pflaster
vaginal: In die Scheide (vaginal) | Vaginal
tube: Über die Ernährungssonde
`,
    },
  ],
  dosing: {
    numbers: 'ein/eine/einen/eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    phrases: `
daily: täglich | jeden Tag | pro Tag | am Tag | tgl.
day-1: einmal täglich | 1x täglich | 1 x täglich | 1 mal täglich | einmal am Tag | 1x/Tag | 1x tgl. | 1mal täglich | 1x am Tag
day-2: zweimal täglich | 2x täglich | 2 x täglich | 2 mal täglich | zweimal am Tag | 2x/Tag | 2x tgl. | 2mal täglich | 2x am Tag
day-3: dreimal täglich | 3x täglich | 3 x täglich | 3 mal täglich | dreimal am Tag | 3x/Tag | 3x tgl. | 3x am Tag
day-4: viermal täglich | 4x täglich | 4 x täglich | 4 mal täglich | viermal am Tag
day-n: #-mal täglich | #x täglich | # mal täglich | #mal täglich | # x täglich | #x am Tag | #x/Tag | #x pro Tag | #x tgl. | # mal am Tag
week-1: einmal pro Woche | 1x pro Woche | wöchentlich | einmal wöchentlich | 1x wöchentlich | jede Woche | einmal in der Woche | 1x/Woche
week-2: zweimal pro Woche | 2x pro Woche | zweimal wöchentlich | 2x wöchentlich | 2x/Woche
week-3: dreimal pro Woche | 3x pro Woche | dreimal wöchentlich | 3x wöchentlich
week-n: #-mal pro Woche | #x pro Woche | #x wöchentlich | #x/Woche
month-1: einmal im Monat | monatlich | jeden Monat | 1x im Monat | 1x monatlich | einmal monatlich
year-1: einmal im Jahr | jährlich | 1x jährlich
every-hours: one=jede Stunde; other=alle # Stunden | alle # Std. | alle # h | stündlich
every-other-day: jeden zweiten Tag | alle zwei Tage | alle 2 Tage | jeden 2. Tag
every-days: alle # Tage
every-weeks: alle # Wochen
every-months: alle # Monate
every-morning: jeden Morgen
every-evening: jeden Abend
every-night: jede Nacht
morning: morgens | am Morgen | früh | in der Früh
noon: mittags | am Mittag
afternoon: nachmittags | am Nachmittag
evening: abends | am Abend | abds.
night: nachts | in der Nacht
bedtime: vor dem Schlafengehen | zur Nacht | vor dem Schlafen | zum Schlafengehen | ~z.N.
as-needed: bei Bedarf | nach Bedarf | nur bei Bedarf | falls nötig | b.B. | bei Bed. | wenn nötig
before-meals: vor den Mahlzeiten | vor dem Essen
after-meals: nach den Mahlzeiten | nach dem Essen
with-meals: zu den Mahlzeiten | zum Essen | mit den Mahlzeiten | mit dem Essen
empty-stomach: nüchtern | auf nüchternen Magen
before-breakfast: vor dem Frühstück
after-breakfast: nach dem Frühstück
with-breakfast: zum Frühstück
after-dinner: nach dem Abendessen
with-dinner: zum Abendessen
continuous: dauerhaft (fortlaufend) | kontinuierlich | fortlaufend
before-exercise: vor dem Sport | vor körperlicher Anstrengung
emergency: nur im Notfall | im Notfall
for-pain: bei Schmerzen | gegen Schmerzen
max-day: höchstens # am Tag | max. # am Tag | max # pro Tag | maximal # am Tag | maximal # pro Tag
tablet: one=# Tablette; other=# Tabletten | # Tbl. | # Tabl.
half-tablet: eine halbe Tablette | 1/2 Tablette | halbe Tablette | ½ Tablette
quarter-tablet: eine viertel Tablette | 1/4 Tablette | viertel Tablette
capsule: one=# Kapsel; other=# Kapseln | # Kps.
drop: one=# Tropfen; other=# Tropfen | # Tr.
puff: one=# Hub (Sprühstoß zum Einatmen); other=# Hübe (Sprühstöße zum Einatmen) | # Hub | # Hübe | # Sprühstoß zum Einatmen
unit: one=# Einheit; other=# Einheiten | # E
patch: one=# Pflaster; other=# Pflaster
sachet: one=# Beutel; other=# Beutel
injection: one=# Spritze; other=# Spritzen | # Injektion | # Injektionen
ampoule: one=# Ampulle; other=# Ampullen
suppository: one=# Zäpfchen; other=# Zäpfchen
spray: one=# Sprühstoß; other=# Sprühstöße
at-morning: morgens # | # morgens | # früh
at-noon: mittags # | # mittags
at-evening: abends # | # abends
at-bedtime: zur Nacht # | # zur Nacht
after-lunch: nach dem Mittagessen
before-dinner: vor dem Abendessen
by-inr: nach INR-Wert | nach INR
on-waking: nach dem Aufstehen
`,
  },
}
