/**
 * Rows are `id: shown | also written | …`, with the ids of `src/terms/index.table.ts` (see ../terms.ts).
 */
import type { LanguageTable } from '../terms'

export const terms: LanguageTable = {
  locale: 'pl',
  terms: [
    {
      source: 'eu-1169-2011',
      reviewed: 'two-drafts',
      rows: `
gluten-cereals: Zboża zawierające gluten
crustaceans: Skorupiaki | Skorupiak
eggs: Jaja | Jajka | Jajko | Jajo | Jaja kurze | Jajko kurze
fish: Ryby | Ryba
peanuts: Orzeszki ziemne (arachidowe) | Orzeszki ziemne | Orzeszki arachidowe | Orzechy ziemne | Orzechy arachidowe | Fistaszki | Orzech ziemny | Orzeszek ziemny
soya: Soja
milk: Mleko | Mleko krowie
almonds: Migdały | Migdał
hazelnuts: Orzechy laskowe | Orzech laskowy
walnuts: Orzechy włoskie | Orzech włoski
cashews: Orzechy nerkowca | Nerkowce | Nerkowiec | Orzechy cashew
pecans: Orzeszki pekan | Orzechy pekan | Pekany
brazil-nuts: Orzechy brazylijskie
pistachios: Pistacje (orzechy pistacjowe) | Pistacje | Orzechy pistacjowe
macadamia: Orzechy makadamia | Makadamia
tree-nuts: Orzechy drzewne (bez orzeszków ziemnych) | Orzechy drzewne
celery: Seler
mustard: Gorczyca | Gorczyca (musztarda) | Musztarda
sesame: Sezam | Nasiona sezamu
sulphites: Siarczyny | Dwutlenek siarki i siarczyny
lupin: Łubin
molluscs: Mięczaki
wheat: Pszenica | Mąka pszenna
rye: Żyto
barley: Jęczmień
oats: Owies
spelt: Orkisz
`,
    },
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
gluten: Gluten
dairy: Nabiał (produkty mleczne) | Nabiał | Produkty mleczne
milk-protein: Białko mleka | Białka mleka | Białko mleka krowiego | Białka mleka krowiego
lactose: Laktoza
shellfish: Skorupiaki i mięczaki | Owoce morza
shrimp: Krewetki | Krewetka
crab: Kraby | Krab
lobster: Homar
mussels: Małże (omułki) | Omułki
oysters: Ostrygi | Ostryga
squid: Kalmary | Kałamarnica | Kalmar
salmon: Łosoś
tuna: Tuńczyk
cod: Dorsz
buckwheat: Gryka
maize: Kukurydza
rice: Ryż
potato: Ziemniaki | Ziemniak
chickpeas: Ciecierzyca
lentils: Soczewica
peas: Groch (groszek) | Groszek | Groch
poppy-seeds: Mak (nasiona) | Nasiona maku
sunflower-seeds: Nasiona słonecznika
pine-nuts: Orzeszki piniowe
coconut: Kokos | Orzech kokosowy
mango: Mango
pineapple: Ananas
strawberries: Truskawki | Truskawka
kiwi: Kiwi
banana: Banany | Banan
avocado: Awokado
apple: Jabłka | Jabłko
peach: Brzoskwinie | Brzoskwinia
citrus: Cytrusy | Owoce cytrusowe
orange: Pomarańcze | Pomarańcza
lemon: Cytryny | Cytryna
tomato: Pomidory | Pomidor
carrot: Marchew | Marchewka
garlic: Czosnek
onion: Cebula
cinnamon: Cynamon
chocolate: Czekolada
cocoa: Kakao
honey: Miód
beef: Wołowina
pork: Wieprzowina
red-meat: Czerwone mięso
chicken-meat: Mięso kurczaka | Mięso z kurczaka | Kurczak
gelatine: Żelatyna
yeast: Drożdże
pollen: Pyłki roślin | Pyłki | Pyłek | Pyłek roślin
grass-pollen: Pyłki traw | Pyłek traw | Trawy
birch-pollen: Pyłek brzozy | Pyłki brzozy
tree-pollen: Pyłki drzew | Pyłek drzew
olive-pollen: Pyłek oliwki
ragweed: Ambrozja
mugwort: Bylica
dust-mites: Roztocza kurzu domowego | Roztocza | Roztocza kurzu
house-dust: Kurz domowy | Kurz
mould: Pleśń (grzyby pleśniowe) | Pleśń | Pleśnie | Grzyby pleśniowe
cats: Koty | Kot
cat-hair: Sierść kota | Kocia sierść
dogs: Psy
dog-hair: Sierść psa | Psia sierść
horses: Konie | Koń
animal-hair: Sierść zwierząt
feathers: Pierze (pióra) | Pierze | Pióra
cockroaches: Karaluchy | Karaluch
bee-sting: Użądlenie pszczoły | Użądlenia pszczół | Pszczoły | Pszczoła
bee-venom: Jad pszczeli | Jad pszczoły
wasp-sting: Użądlenie osy | Użądlenia os | Osy | Osa
wasp-venom: Jad osy | Jad os
hornets: Szerszenie | Szerszeń
insect-sting: Użądlenia owadów | Ukąszenia owadów | Użądlenie owada | Ukąszenie owada
mosquito-bite: Ukąszenia komarów | Ukąszenie komara | Komar | Komary
fire-ants: Mrówki ogniste
jellyfish: Meduzy | Meduza
latex: Lateks
contrast: Środek kontrastowy | Kontrast | Środki kontrastowe
iodinated-contrast: Jodowy środek kontrastowy | Jodowe środki kontrastowe | Kontrast jodowy
gadolinium: Gadolinowy środek kontrastowy | Gadolin
iodine: Jod | Jodyna (jod)
povidone-iodine: Jodopowidon | Powidon jodowany | Betadine
chlorhexidine: Chlorheksydyna
plasters: Plastry opatrunkowe (przylepiec) | Przylepiec
nickel: Nikiel
cobalt: Kobalt
chromium: Chrom
formaldehyde: Formaldehyd
perfume: Perfumy (substancje zapachowe) | Perfumy | Substancje zapachowe
hair-dye: Farba do włosów
lanolin: Lanolina
wool: Wełna
vaccines: Szczepionki
influenza-vaccine: Szczepionka przeciw grypie | Szczepionka na grypę
tetanus-vaccine: Szczepionka przeciw tężcowi
sunlight: Światło słoneczne
penicillins: Penicyliny
cephalosporins: Cefalosporyny | Cefalosporyna
macrolides: Antybiotyki makrolidowe | Makrolidy
quinolones: Chinolony (antybiotyki) | Chinolony | Fluorochinolony
tetracyclines: Tetracykliny (antybiotyki) | Tetracykliny
sulfonamides: Sulfonamidy | Sulfonamid
antibiotics: Antybiotyki | Antybiotyk
nsaids: Niesteroidowe leki przeciwzapalne (NLPZ) | NLPZ | Niesteroidowe leki przeciwzapalne
opioids: Opioidy | Opioid
local-anaesthetics: Środki znieczulenia miejscowego | Znieczulenie miejscowe
general-anaesthesia: Znieczulenie ogólne | Narkoza
muscle-relaxants: Leki zwiotczające (znieczulenie) | Leki zwiotczające mięśnie (znieczulenie)
ace-inhibitors: Inhibitory ACE | Inhibitor ACE
beta-blockers: Beta-blokery | Betablokery | Beta-bloker | Beta-adrenolityki
statins: Statyny | Statyna
corticosteroids: Kortykosteroidy | Glikokortykosteroidy
anticoagulants: Leki przeciwkrzepliwe | Leki przeciwzakrzepowe (przeciwkrzepliwe) | Antykoagulanty | Leki rozrzedzające krew
antihistamines: Leki przeciwhistaminowe | Lek przeciwhistaminowy
antidepressants: Leki przeciwdepresyjne | Lek przeciwdepresyjny
diuretics: Leki moczopędne | Diuretyki | Lek moczopędny
oral-contraceptive: Doustny środek antykoncepcyjny | Tabletki antykoncepcyjne | Pigułki antykoncepcyjne
multivitamin: Preparat wielowitaminowy | Multiwitamina
`,
    },
    {
      source: 'inn',
      reviewed: 'two-drafts',
      same: `
metoprolol bisoprolol atenolol propranolol nebivolol sotalol tramadol adalimumab etanercept
diltiazem salbutamol formoterol salmeterol paracetamol ibuprofen citalopram escitalopram
haloperidol diazepam lorazepam alprazolam midazolam zolpidem estradiol propofol timolol
montelukast ondansetron
`,
      rows: `
warfarin: Warfaryna
apixaban: Apiksaban
rivaroxaban: Rywaroksaban
dabigatran: Dabigatran
edoxaban: Edoksaban
heparin: Heparyna
enoxaparin: Enoksaparyna
dalteparin: Dalteparyna
acenocoumarol: Acenokumarol
phenprocoumon: Fenprokumon
acetylsalicylic-acid: Kwas acetylosalicylowy | Aspiryna
clopidogrel: Klopidogrel
ticagrelor: Tikagrelor
prasugrel: Prasugrel
insulin: Insulina
insulin-glargine: Insulina glargine
insulin-lispro: Insulina lispro
insulin-aspart: Insulina aspart
insulin-degludec: Insulina degludec
insulin-detemir: Insulina detemir
metformin: Metformina
glimepiride: Glimepiryd
gliclazide: Gliklazyd
glibenclamide: Glibenklamid
sitagliptin: Sitagliptyna
linagliptin: Linagliptyna
empagliflozin: Empagliflozyna
dapagliflozin: Dapagliflozyna
semaglutide: Semaglutyd
liraglutide: Liraglutyd
dulaglutide: Dulaglutyd
pioglitazone: Pioglitazon
glucagon: Glukagon
prednisone: Prednizon
prednisolone: Prednizolon
methylprednisolone: Metyloprednizolon
hydrocortisone: Hydrokortyzon
dexamethasone: Deksametazon
fludrocortisone: Fludrokortyzon
budesonide: Budezonid | Budesonid
beclometasone: Beklometazon
fluticasone: Flutykazon
levetiracetam: Lewetyracetam
lamotrigine: Lamotrygina
valproic-acid: Kwas walproinowy | Walproinian sodu | Walproinian
carbamazepine: Karbamazepina
oxcarbazepine: Okskarbazepina
phenytoin: Fenytoina
phenobarbital: Fenobarbital
topiramate: Topiramat
lacosamide: Lakozamid
gabapentin: Gabapentyna
pregabalin: Pregabalina
morphine: Morfina
fentanyl: Fentanyl
oxycodone: Oksykodon
hydromorphone: Hydromorfon
methadone: Metadon
buprenorphine: Buprenorfina
codeine: Kodeina
pethidine: Petydyna
naloxone: Nalokson
digoxin: Digoksyna
lithium: Lit (węglan litu) | Węglan litu
phenelzine: Fenelzyna
moclobemide: Moklobemid
selegiline: Selegilina
rasagiline: Rasagilina
carvedilol: Karwedilol
tacrolimus: Takrolimus
ciclosporin: Cyklosporyna
mycophenolic-acid: Kwas mykofenolowy | Mykofenolan mofetylu | Mykofenolan
azathioprine: Azatiopryna
methotrexate: Metotreksat
infliximab: Infliksymab
rituximab: Rytuksymab
lisinopril: Lizynopryl
ramipril: Ramipryl
enalapril: Enalapryl | Enalapril
perindopril: Peryndopryl
captopril: Kaptopryl
losartan: Losartan
valsartan: Walsartan
candesartan: Kandesartan
telmisartan: Telmisartan
irbesartan: Irbesartan
olmesartan: Olmesartan
amlodipine: Amlodypina
nifedipine: Nifedypina
verapamil: Werapamil
furosemide: Furosemid
torasemide: Torasemid
hydrochlorothiazide: Hydrochlorotiazyd
spironolactone: Spironolakton
indapamide: Indapamid
doxazosin: Doksazosyna
tamsulosin: Tamsulozyna
clonidine: Klonidyna
amiodarone: Amiodaron
flecainide: Flekainid
nitroglycerin: Nitrogliceryna
atorvastatin: Atorwastatyna
simvastatin: Simwastatyna | Symwastatyna
rosuvastatin: Rosuwastatyna | Rozuwastatyna
pravastatin: Prawastatyna
ezetimibe: Ezetymib
tiotropium: Tiotropium
ipratropium: Ipratropium | Bromek ipratropium
theophylline: Teofilina
adrenaline: Adrenalina (epinefryna) | Adrenalina | Epinefryna
cetirizine: Cetyryzyna
loratadine: Loratadyna
desloratadine: Desloratadyna
fexofenadine: Feksofenadyna
diphenhydramine: Difenhydramina
diclofenac: Diklofenak
naproxen: Naproksen
metamizole: Metamizol | Pyralgina
celecoxib: Celekoksyb
ketorolac: Ketorolak
colchicine: Kolchicyna
allopurinol: Allopurynol
sertraline: Sertralina
fluoxetine: Fluoksetyna
paroxetine: Paroksetyna
venlafaxine: Wenlafaksyna
duloxetine: Duloksetyna
mirtazapine: Mirtazapina
amitriptyline: Amitryptylina
bupropion: Bupropion
trazodone: Trazodon
quetiapine: Kwetiapina
olanzapine: Olanzapina
risperidone: Rysperydon
aripiprazole: Arypiprazol
clozapine: Klozapina
clonazepam: Klonazepam
methylphenidate: Metylofenidat
melatonin: Melatonina
levodopa: Lewodopa
carbidopa: Karbidopa
pramipexole: Pramipeksol
donepezil: Donepezyl
memantine: Memantyna
baclofen: Baklofen
sumatriptan: Sumatryptan
pyridostigmine: Pirydostygmina
omeprazole: Omeprazol
pantoprazole: Pantoprazol
esomeprazole: Esomeprazol | Ezomeprazol
lansoprazole: Lansoprazol
famotidine: Famotydyna
metoclopramide: Metoklopramid
domperidone: Domperydon
loperamide: Loperamid
lactulose: Laktuloza
mesalazine: Mesalazyna
levothyroxine: Lewotyroksyna | Lewotyroksyna sodowa
thiamazole: Tiamazol
desmopressin: Desmopresyna
progesterone: Progesteron
testosterone: Testosteron
tamoxifen: Tamoksyfen
letrozole: Letrozol
penicillin: Penicylina
amoxicillin: Amoksycylina
ampicillin: Ampicylina
clavulanic-acid: Kwas klawulanowy
cefalexin: Cefaleksyna
ceftriaxone: Ceftriakson
cefuroxime: Cefuroksym
azithromycin: Azytromycyna
clarithromycin: Klarytromycyna
erythromycin: Erytromycyna
doxycycline: Doksycyklina
tetracycline: Tetracyklina
ciprofloxacin: Cyprofloksacyna
levofloxacin: Lewofloksacyna
clindamycin: Klindamycyna
vancomycin: Wankomycyna
gentamicin: Gentamycyna
nitrofurantoin: Nitrofurantoina
metronidazole: Metronidazol
trimethoprim: Trimetoprim
sulfamethoxazole: Sulfametoksazol
co-trimoxazole: Kotrimoksazol | Ko-trimoksazol
rifampicin: Ryfampicyna
isoniazid: Izoniazyd
aciclovir: Acyklowir
lidocaine: Lidokaina
suxamethonium: Suksametonium | Sukcynylocholina
rocuronium: Rokuronium
ketamine: Ketamina
folic-acid: Kwas foliowy
vitamin-d: Witamina D | Witamina D3
vitamin-b12: Witamina B12
vitamin-c: Witamina C | Kwas askorbinowy
iron: Żelazo
magnesium: Magnez
calcium: Wapń
potassium-chloride: Chlorek potasu
oxygen: Tlen
hydroxychloroquine: Hydroksychlorochina
sulfasalazine: Sulfasalazyna
finasteride: Finasteryd
sildenafil: Syldenafil
alendronic-acid: Kwas alendronowy | Alendronian
denosumab: Denosumab
latanoprost: Latanoprost
hydroxycarbamide: Hydroksykarbamid | Hydroksymocznik
`,
    },
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
hypertension: Nadciśnienie tętnicze | Nadciśnienie | Wysokie ciśnienie
diabetes: Cukrzyca
diabetes-1: Cukrzyca typu 1 | Cukrzyca typ 1
diabetes-2: Cukrzyca typu 2 | Cukrzyca typ 2
diabetes-gestational: Cukrzyca ciążowa
asthma: Astma | Astma oskrzelowa
copd: POChP | Przewlekła obturacyjna choroba płuc
epilepsy: Padaczka | Epilepsja
atrial-fibrillation: Migotanie przedsionków
atrial-flutter: Trzepotanie przedsionków
heart-failure: Niewydolność serca
coronary: Choroba wieńcowa | Choroba niedokrwienna serca
angina-pectoris: Dusznica bolesna | Dławica piersiowa | Angina pectoris
heart-attack: Zawał serca | Zawał mięśnia sercowego | Zawał
stroke: Udar mózgu | Udar
ischaemic-stroke: Udar niedokrwienny mózgu | Udar niedokrwienny
tia: Przemijający atak niedokrwienny (TIA) | Przemijający atak niedokrwienny
arrhythmia: Zaburzenia rytmu serca | Arytmia | Zaburzenie rytmu serca
long-qt: Zespół długiego QT | Zespół wydłużonego QT
brugada: Zespół Brugadów
wpw: Zespół Wolffa-Parkinsona-White'a | Zespół WPW
svt: Częstoskurcz nadkomorowy
cardiomyopathy: Kardiomiopatia
hcm: Kardiomiopatia przerostowa
aortic-stenosis: Stenoza aortalna (zwężenie zastawki aorty) | Stenoza aortalna
mitral-prolapse: Wypadanie zastawki mitralnej
mitral-regurgitation: Niedomykalność zastawki mitralnej | Niedomykalność mitralna
congenital-heart: Wrodzona wada serca
aortic-aneurysm: Tętniak aorty
brain-aneurysm: Tętniak mózgu
dvt: Zakrzepica żył głębokich
pulmonary-embolism: Zatorowość płucna | Zator płucny
pulmonary-hypertension: Nadciśnienie płucne
pad: Choroba tętnic obwodowych
cholesterol: Wysoki cholesterol | Hipercholesterolemia
hyperlipidaemia: Hiperlipidemia
depression: Depresja
anxiety: Zaburzenia lękowe | Zaburzenie lękowe
bipolar: Choroba afektywna dwubiegunowa | Zaburzenie dwubiegunowe
schizophrenia: Schizofrenia
ptsd: Zespół stresu pourazowego (PTSD) | Zespół stresu pourazowego
adhd: Zespół nadpobudliwości z deficytem uwagi (ADHD)
autism: Autyzm | Spektrum autyzmu
panic-disorder: Zaburzenie paniczne | Zespół lęku napadowego
ocd: Zaburzenie obsesyjno-kompulsyjne | Nerwica natręctw
dementia: Otępienie (demencja) | Demencja | Otępienie
alzheimers: Choroba Alzheimera
parkinsons: Choroba Parkinsona
multiple-sclerosis: Stwardnienie rozsiane
als: Stwardnienie zanikowe boczne (SLA) | Stwardnienie zanikowe boczne | Stwardnienie boczne zanikowe
myasthenia: Miastenia | Miastenia gravis
migraine: Migrena | Migreny
cerebral-palsy: Mózgowe porażenie dziecięce
spinal-cord-injury: Uszkodzenie rdzenia kręgowego | Uraz rdzenia kręgowego
spina-bifida: Rozszczep kręgosłupa
guillain-barre: Zespół Guillaina-Barrégo
muscular-dystrophy: Dystrofia mięśniowa
hydrocephalus: Wodogłowie
brain-injury: Urazowe uszkodzenie mózgu
brain-tumour: Guz mózgu
narcolepsy: Narkolepsja
paraplegia: Paraplegia (porażenie nóg) | Paraplegia
tetraplegia: Tetraplegia (porażenie rąk i nóg) | Tetraplegia
hypothyroidism: Niedoczynność tarczycy
hyperthyroidism: Nadczynność tarczycy
hashimoto: Choroba Hashimoto | Hashimoto | Zapalenie tarczycy Hashimoto
graves: Choroba Gravesa-Basedowa | Choroba Gravesa i Basedowa
addison: Choroba Addisona
adrenal-insufficiency: Niewydolność nadnerczy | Niedoczynność kory nadnerczy
cushing: Zespół Cushinga
cah: Wrodzony przerost nadnerczy
kidney-disease: Przewlekła choroba nerek
kidney-failure: Niewydolność nerek
dialysis: Dializa | Dializy
haemodialysis: Hemodializa
kidney-transplant: Przeszczep nerki
liver-transplant: Przeszczep wątroby
heart-transplant: Przeszczep serca
kidney-stones: Kamica nerkowa | Kamienie nerkowe
cirrhosis: Marskość wątroby
hepatitis-b: Wirusowe zapalenie wątroby typu B | WZW B | Zapalenie wątroby typu B
hepatitis-c: Wirusowe zapalenie wątroby typu C | WZW C | Zapalenie wątroby typu C
hiv: Zakażenie HIV | HIV
tuberculosis: Gruźlica
fatty-liver: Stłuszczenie wątroby
pancreatitis: Zapalenie trzustki
crohns: Choroba Leśniowskiego-Crohna | Choroba Crohna
ulcerative-colitis: Wrzodziejące zapalenie jelita grubego
coeliac: Celiakia
reflux: Choroba refluksowa przełyku | Refluks żołądkowo-przełykowy | Refluks
ibs: Zespół jelita drażliwego
gastric-ulcer: Wrzód żołądka | Choroba wrzodowa żołądka
rheumatoid: Reumatoidalne zapalenie stawów | RZS
osteoarthritis: Choroba zwyrodnieniowa stawów
arthritis: Zapalenie stawów
osteoporosis: Osteoporoza
gout: Dna moczanowa
lupus: Toczeń rumieniowaty układowy | Toczeń
psoriasis: Łuszczyca
eczema: Egzema (wyprysk) | Egzema | Wyprysk
atopic-dermatitis: Atopowe zapalenie skóry | AZS
fibromyalgia: Fibromialgia
spondylitis: Zesztywniające zapalenie stawów kręgosłupa | ZZSK
anaemia: Niedokrwistość (anemia) | Anemia | Niedokrwistość
iron-anaemia: Niedokrwistość z niedoboru żelaza | Anemia z niedoboru żelaza
sickle-cell: Niedokrwistość sierpowata | Anemia sierpowata
thalassaemia: Talasemia
haemophilia: Hemofilia
haemophilia-a: Hemofilia A
haemophilia-b: Hemofilia B
von-willebrand: Choroba von Willebranda
thrombocytopenia: Małopłytkowość
factor-v: Czynnik V Leiden | Mutacja czynnika V Leiden
antiphospholipid: Zespół antyfosfolipidowy
g6pd: Niedobór G6PD
porphyria: Porfiria
pku: Fenyloketonuria
mastocytosis: Mastocytoza
hereditary-angioedema: Dziedziczny obrzęk naczynioruchowy
malignant-hyperthermia: Hipertermia złośliwa
cystic-fibrosis: Mukowiscydoza
sleep-apnoea: Bezdech senny | Obturacyjny bezdech senny
pulmonary-fibrosis: Włóknienie płuc
emphysema: Rozedma płuc | Rozedma
chronic-bronchitis: Przewlekłe zapalenie oskrzeli
breast-cancer: Rak piersi
prostate-cancer: Rak prostaty | Rak gruczołu krokowego
lung-cancer: Rak płuca | Rak płuc
colon-cancer: Rak jelita grubego | Rak okrężnicy
thyroid-cancer: Rak tarczycy
leukaemia: Białaczka
lymphoma: Chłoniak
myeloma: Szpiczak mnogi | Szpiczak
melanoma: Czerniak
pregnancy: Ciąża | W ciąży
preeclampsia: Stan przedrzucawkowy
endometriosis: Endometrioza
pcos: Zespół policystycznych jajników | PCOS
prostate-enlarged: Łagodny przerost prostaty | Przerost prostaty
glaucoma: Jaskra
cataract: Zaćma
macular-degeneration: Zwyrodnienie plamki żółtej
blindness: Ślepota | Niewidomy | Niewidoma
deafness: Głuchota | Głuchy | Głucha
hearing-loss: Niedosłuch | Utrata słuchu
insomnia: Bezsenność
obesity: Otyłość
alcohol-dependence: Uzależnienie od alkoholu | Alkoholizm
asplenia: Brak śledziony
splenectomy: Usunięta śledziona | Splenektomia | Usunięcie śledziony
down-syndrome: Zespół Downa
marfan: Zespół Marfana
ehlers-danlos: Zespół Ehlersa-Danlosa
sarcoidosis: Sarkoidoza
vasculitis: Zapalenie naczyń
scoliosis: Skolioza
raynaud: Choroba Raynauda | Objaw Raynauda
hay-fever: Katar sienny | Alergiczny nieżyt nosa
food-allergy: Alergia pokarmowa
chronic-pain: Ból przewlekły | Przewlekły ból
immunodeficiency: Niedobór odporności
tracheostomy: Tracheostomia
pacemaker: Rozrusznik serca | Stymulator serca | Rozrusznik
icd: Wszczepiony defibrylator (ICD) | Kardiowerter-defibrylator | Wszczepialny kardiowerter-defibrylator
cochlear-implant: Implant ślimakowy
hearing-aid: Aparat słuchowy | Aparaty słuchowe
hip-replacement: Proteza stawu biodrowego | Endoproteza stawu biodrowego | Endoproteza biodra
knee-replacement: Proteza stawu kolanowego | Endoproteza stawu kolanowego | Endoproteza kolana
coronary-stent: Stent wieńcowy | Stenty wieńcowe | Stent w tętnicy wieńcowej
insulin-pump: Pompa insulinowa
heart-valve: Sztuczna zastawka serca
mechanical-valve: Mechaniczna zastawka serca
biological-valve: Biologiczna zastawka serca
vp-shunt: Zastawka komorowo-otrzewnowa
port: Port naczyniowy (Port-a-Cath) | Port naczyniowy
dialysis-fistula: Przetoka do dializ | Przetoka tętniczo-żylna
vagus-stimulator: Stymulator nerwu błędnego
brain-stimulator: Stymulator głęboki mózgu
metal-plate: Metalowa płytka | Metalowe płytki
breast-implants: Implanty piersi
contraceptive-implant: Implant antykoncepcyjny
iud: Wkładka wewnątrzmaciczna (IUD) | Wkładka domaciczna | Wkładka wewnątrzmaciczna
dental-implants: Implanty zębów | Implanty zębowe
lvad: Urządzenie wspomagające lewą komorę (LVAD)
urinary-catheter: Cewnik moczowy
feeding-tube: Sonda do żywienia | Zgłębnik do żywienia
colostomy: Kolostomia
ileostomy: Ileostomia
anaphylaxis: Anafilaksja
anaphylactic-shock: Wstrząs anafilaktyczny
anaphylactic-reaction: Reakcja anafilaktyczna
hives: Pokrzywka | Bąble pokrzywkowe
rash: Wysypka | Wysypka skórna
itching: Świąd (swędzenie) | Świąd | Swędzenie
swelling: Obrzęk | Opuchlizna | Obrzęki
facial-swelling: Obrzęk twarzy | Opuchnięta twarz
lip-swelling: Obrzęk warg | Obrzęk ust
tongue-swelling: Obrzęk języka
throat-swelling: Obrzęk gardła
lips-and-tongue: Obrzęk warg i języka
angioedema: Obrzęk naczynioruchowy | Obrzęk Quinckego
breathing: Trudności w oddychaniu | Trudności z oddychaniem
breathless: Duszność | Duszności
wheezing: Świszczący oddech
bronchospasm: Skurcz oskrzeli
asthma-attack: Napad astmy | Atak astmy
cough: Kaszel
sneezing: Kichanie
runny-nose: Wodnisty katar | Katar
blocked-nose: Zatkany nos
watery-eyes: Łzawienie oczu | Łzawienie
itchy-eyes: Swędzenie oczu | Świąd oczu
red-eyes: Zaczerwienione oczy | Czerwone oczy
mouth-itching: Swędzenie w jamie ustnej
nausea: Nudności | Mdłości
vomiting: Wymioty
nausea-vomiting: Nudności i wymioty
diarrhoea: Biegunka
stomach-pain: Ból brzucha | Bóle brzucha
stomach-cramps: Skurcze brzucha
stomach-upset: Rozstrój żołądka
low-pressure: Spadek ciśnienia (niskie ciśnienie) | Spadek ciśnienia | Niskie ciśnienie
dizziness: Zawroty głowy
fainting: Omdlenie | Omdlenia
unconscious: Utrata przytomności
palpitations: Kołatanie serca
fast-heartbeat: Szybkie bicie serca | Tachykardia
cardiac-arrest: Zatrzymanie akcji serca | Zatrzymanie krążenia
headache: Ból głowy | Bóle głowy
fever: Gorączka
redness: Zaczerwienienie | Zaczerwienienie skóry
flushing: Nagłe zaczerwienienie twarzy (flush) | Nagłe zaczerwienienie twarzy
blisters: Pęcherze
skin-peeling: Łuszczenie się skóry
contact-dermatitis: Kontaktowe zapalenie skóry
stevens-johnson: Zespół Stevensa-Johnsona
ten: Toksyczna nekroliza naskórka
dress: Zespół DRESS
serum-sickness: Choroba posurowicza
liver-damage: Uszkodzenie wątroby
kidney-damage: Uszkodzenie nerek
seizure: Drgawki | Napad drgawkowy | Napad padaczkowy
confusion: Splątanie (dezorientacja) | Splątanie | Dezorientacja
bleeding: Krwawienie | Krwotok
muscle-pain: Ból mięśni | Bóle mięśni
joint-pain: Ból stawów | Bóle stawów
fatigue: Zmęczenie
drowsiness: Senność
chest-pain: Ból w klatce piersiowej
severe: Ciężka | Ciężki | Poważna | Silna | Silny
moderate: Umiarkowana | Umiarkowany | Średnia | Średni
mild: Łagodna | Lekka | Łagodny | Słaba | Słaby
life-threatening: Zagrażająca życiu | Zagrożenie życia | Zagrażający życiu | Zagrażające życiu | Zagraża życiu | Groźna dla życia | Stan zagrożenia życia
very-severe: Bardzo ciężka
severe-anaphylaxis: Ciężka, anafilaksja | Ciężka (anafilaksja)
intolerance: Nietolerancja
unknown: Nieznana | Nieznane
active: Aktywna | Aktywny
chronic: Przewlekły
resolved: Ustąpiła | Wyleczona | Wyleczony | Przebyty
remission: W remisji | Remisja
controlled: Pod kontrolą | Kontrolowana
well-controlled: Dobrze kontrolowana
stable: Stabilna | Stabilny
treated: W trakcie leczenia | Leczona
monitored: Pod obserwacją
improving: Poprawia się | Poprawa
worsening: Pogarsza się
recovering: W trakcie powrotu do zdrowia
intermittent: Okresowa | Nawracająca okresowo
acute: Ostra | Ostry
suspected: Podejrzenie | Podejrzewana
mother: Matka | Mama
father: Ojciec | Tata
parents: Rodzice
parent: Matka lub ojciec | Rodzic
wife: Żona
husband: Mąż
spouse: Małżonek lub małżonka | Małżonek | Małżonka | Współmałżonek
partner: Partner lub partnerka | Partner | Partnerka | Konkubent | Konkubina
son: Syn
daughter: Córka
child: Dziecko
brother: Brat
sister: Siostra
elder-brother: Starszy brat
younger-brother: Młodszy brat
elder-sister: Starsza siostra
younger-sister: Młodsza siostra
sibling: Brat lub siostra
grandmother: Babcia | Babunia
grandfather: Dziadek | Dziadzio | Dziadziuś
grandson: Wnuk
granddaughter: Wnuczka
aunt: Ciotka | Ciocia
uncle: Wujek (stryj) | Wujek | Stryj | Wuj
niece: Córka brata lub siostry (bratanica, siostrzenica) | Bratanica | Siostrzenica
nephew: Syn brata lub siostry (bratanek, siostrzeniec) | Bratanek | Siostrzeniec
cousin: Kuzyn lub kuzynka | Kuzyn | Kuzynka
mother-in-law: Teściowa
father-in-law: Teść
son-in-law: Zięć
daughter-in-law: Synowa
brother-in-law: Szwagier
sister-in-law: Szwagierka | Bratowa
stepmother: Macocha
stepfather: Ojczym
stepson: Pasierb
stepdaughter: Pasierbica
friend: Przyjaciel lub przyjaciółka | Przyjaciel | Przyjaciółka
boyfriend: Chłopak (partner) | Chłopak
girlfriend: Dziewczyna (partnerka) | Dziewczyna
fiance: Narzeczony
fiancee: Narzeczona
ex-husband: Były mąż
ex-wife: Była żona
neighbour: Sąsiad lub sąsiadka | Sąsiad | Sąsiadka
flatmate: Współlokator lub współlokatorka | Współlokator | Współlokatorka
colleague: Kolega lub koleżanka z pracy | Kolega z pracy | Koleżanka z pracy | Współpracownik
boss: Przełożony lub przełożona | Szef | Szefowa | Przełożony
employer: Pracodawca
teacher: Nauczyciel lub nauczycielka | Nauczyciel | Nauczycielka
school: Szkoła
carer: Opiekun lub opiekunka | Opiekunka
guardian: Opiekun prawny
relative: Krewny lub krewna | Krewny | Krewna | Rodzina
godmother: Matka chrzestna
godfather: Ojciec chrzestny
doctor: Lekarz lub lekarka | Lekarz | Lekarka
family-doctor: Lekarz rodzinny
cardiologist: Kardiolog
neurologist: Neurolog
paediatrician: Pediatra
nurse: Pielęgniarka lub pielęgniarz | Pielęgniarka | Pielęgniarz
social-worker: Pracownik socjalny
self: Ta sama osoba
oral: Doustnie | Per os
inhaled: Wziewnie
subcutaneous: Podskórnie
intramuscular: Domięśniowo
intravenous: Dożylnie
sublingual: Podjęzykowo
rectal: Doodbytniczo
nasal: Do nosa | Donosowo
eye: Do oka
ear: Do ucha
skin: Na skórę
patch: Plaster (leczniczy) | Plaster transdermalny
vaginal: Dopochwowo
tube: Przez sondę do żywienia
`,
    },
  ],
  dosing: {
    numbers:
      'jeden/jedna/jedną dwa/dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście',
    phrases: `
daily: codziennie | każdego dnia | dziennie | na dobę
day-1: raz dziennie | 1 raz dziennie | 1x dziennie | 1 x dziennie | raz na dobę | 1 raz na dobę | jeden raz dziennie
day-2: dwa razy dziennie | 2 razy dziennie | 2x dziennie | 2 x dziennie | dwa razy na dobę | 2 razy na dobę
day-3: trzy razy dziennie | 3 razy dziennie | 3x dziennie | 3 x dziennie | trzy razy na dobę | 3 razy na dobę
day-4: cztery razy dziennie | 4 razy dziennie | 4x dziennie | 4 x dziennie
day-n: # razy dziennie | #x dziennie | # x dziennie | #x dz. | #x na dobę | # razy na dobę | #x/dobę
week-1: raz w tygodniu | 1 raz w tygodniu | co tydzień | raz na tydzień | 1x w tygodniu
week-2: dwa razy w tygodniu | 2 razy w tygodniu
week-3: trzy razy w tygodniu | 3 razy w tygodniu
week-n: # razy w tygodniu
month-1: raz w miesiącu | co miesiąc | raz na miesiąc
year-1: raz w roku | co rok | raz na rok
every-hours: one=co godzinę; few=co # godziny; other=co # godzin | co #h | co # godz.
every-other-day: co drugi dzień | co dwa dni | co 2 dni
every-days: co # dni
every-weeks: few=co # tygodnie; other=co # tygodni
every-months: few=co # miesiące; other=co # miesięcy
every-morning: każdego ranka | co rano | codziennie rano
every-evening: każdego wieczoru | co wieczór | codziennie wieczorem
every-night: każdej nocy | co noc
morning: rano
noon: w południe
afternoon: po południu
evening: wieczorem
night: w nocy
bedtime: przed snem | na noc
as-needed: w razie potrzeby | doraźnie | w razie konieczności | w miarę potrzeby | wg potrzeb
before-meals: przed posiłkami | przed posiłkiem | przed jedzeniem
after-meals: po posiłkach | po posiłku | po jedzeniu
with-meals: w trakcie posiłków | do posiłków | z posiłkiem | podczas posiłków | z jedzeniem
empty-stomach: na czczo
before-breakfast: przed śniadaniem
after-breakfast: po śniadaniu
with-breakfast: do śniadania
after-dinner: po kolacji
with-dinner: do kolacji
continuous: ciągle (bez przerwy) | w sposób ciągły | ciągle
before-exercise: przed wysiłkiem
emergency: tylko w nagłych przypadkach | w nagłych przypadkach
for-pain: w razie bólu | przy bólu
max-day: najwyżej # dziennie | maksymalnie # dziennie | maks. # dziennie
tablet: one=# tabletka; few=# tabletki; other=# tabletek | # tabletkę | # tabl.
half-tablet: pół tabletki | 1/2 tabletki | ½ tabletki | 1/2 tabl. | pół tabl.
quarter-tablet: ćwierć tabletki | 1/4 tabletki
capsule: one=# kapsułka; few=# kapsułki; other=# kapsułek | # kaps.
drop: one=# kropla; few=# krople; other=# kropli
puff: one=# wdech z inhalatora; few=# wdechy z inhalatora; other=# wdechów z inhalatora | # wdech | # wdechy | # wdechów | # wziew | # wziewy
unit: one=# jednostka; few=# jednostki; other=# jednostek | # j.
patch: one=# plaster; few=# plastry; other=# plastrów
sachet: one=# saszetka; few=# saszetki; other=# saszetek
injection: one=# zastrzyk; few=# zastrzyki; other=# zastrzyków
ampoule: one=# ampułka; few=# ampułki; other=# ampułek
suppository: one=# czopek; few=# czopki; other=# czopków
spray: one=# dawka sprayu; few=# dawki sprayu; other=# dawek sprayu
at-morning: rano # | # rano
at-noon: w południe # | # w południe
at-evening: wieczorem # | # wieczorem
at-bedtime: przed snem # | # przed snem | # na noc
after-lunch: po obiedzie
before-dinner: przed kolacją
by-inr: według INR
on-waking: po przebudzeniu
`,
  },
}
