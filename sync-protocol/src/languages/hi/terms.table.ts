/**
 * Rows are `id: shown | also written | …`, with the ids of `src/terms/index.table.ts` (see ../terms.ts).
 */
import type { LanguageTable } from '../terms'

export const terms: LanguageTable = {
  locale: 'hi',
  leftOut: `
mugwort hornets fire-ants muscle-relaxants phenprocoumon phenelzine moclobemide doxazosin
flecainide trazodone thiamazole desmopressin clavulanic-acid suxamethonium rocuronium
alendronic-acid denosumab latanoprost atrial-flutter ischaemic-stroke tia wpw svt hcm
aortic-stenosis mitral-prolapse mitral-regurgitation brain-aneurysm pad hyperlipidaemia ptsd
adhd ocd als brain-injury narcolepsy paraplegia tetraplegia hashimoto graves cah arthritis gout
antiphospholipid mastocytosis hereditary-angioedema ehlers-danlos vasculitis raynaud
biological-valve port vagus-stimulator brain-stimulator breast-implants iud lvad
anaphylactic-reaction flushing skin-peeling ten dress serum-sickness remission recovering
intermittent acute boyfriend girlfriend godmother godfather vaginal
`,
  terms: [
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
gluten-cereals: ग्लूटेन वाले अनाज
gluten: ग्लूटेन
crustaceans: क्रस्टेशियन (झींगा, केकड़ा आदि) | क्रस्टेशियन
eggs: अंडे | अंडा | अण्डा
fish: मछली
peanuts: मूंगफली
soya: सोया | सोयाबीन
milk: दूध | गाय का दूध
dairy: दूध से बने उत्पाद (डेयरी) | डेयरी उत्पाद | डेयरी | दुग्ध उत्पाद
milk-protein: दूध का प्रोटीन
lactose: लैक्टोज़ | लैक्टोज
tree-nuts: पेड़ों के मेवे (बादाम, काजू, अखरोट आदि) | ट्री नट्स
almonds: बादाम
hazelnuts: हेज़लनट | हेज़लनट्स
walnuts: अखरोट
cashews: काजू
pecans: पेकन नट | पेकान
brazil-nuts: ब्राज़ील नट | ब्राज़ील नट्स
pistachios: पिस्ता
macadamia: मैकाडामिया नट | मैकाडामिया
celery: सेलेरी
mustard: सरसों | राई (सरसों)
sesame: तिल
sulphites: सल्फाइट | सल्फाइट्स
lupin: ल्यूपिन
molluscs: मोलस्क (घोंघा, सीप आदि) | मोलस्क
wheat: गेहूं | गेहूँ
rye: रई (गेहूं जैसा अनाज)
barley: जौ
oats: जई (ओट्स) | ओट्स | जई
spelt: स्पेल्ट गेहूं
shellfish: शेलफिश (झींगा, केकड़ा, सीप) | शेलफिश
shrimp: झींगा | झींगे
crab: केकड़ा
lobster: लॉब्स्टर
mussels: मसल्स (एक प्रकार की सीप)
oysters: ऑयस्टर (सीप)
squid: स्क्विड
salmon: सैल्मन | सामन मछली
tuna: टूना | टूना मछली
cod: कॉड मछली
buckwheat: कुट्टू
maize: मक्का | मकई
rice: चावल
potato: आलू
chickpeas: काबुली चना (छोले) | काबुली चना | छोले
lentils: मसूर दाल | मसूर
peas: मटर
poppy-seeds: खसखस
sunflower-seeds: सूरजमुखी के बीज
pine-nuts: चिलगोज़ा | चिलगोजा
coconut: नारियल
mango: आम (फल) | आम
pineapple: अनानास | अन्नानास
strawberries: स्ट्रॉबेरी
kiwi: कीवी
banana: केला
avocado: एवोकाडो | अवोकाडो
apple: सेब
peach: आड़ू
citrus: खट्टे फल (नींबू, संतरा आदि) | खट्टे फल
orange: संतरा
lemon: नींबू | नीबू
tomato: टमाटर
carrot: गाजर
garlic: लहसुन
onion: प्याज | प्याज़
cinnamon: दालचीनी
chocolate: चॉकलेट
cocoa: कोको
honey: शहद
beef: गोमांस | बीफ
pork: सूअर का मांस
red-meat: लाल मांस
chicken-meat: मुर्गे का मांस | चिकन
gelatine: जिलेटिन
yeast: खमीर (यीस्ट) | यीस्ट | खमीर
pollen: परागकण | पराग | परागकण (पोलन)
grass-pollen: घास के परागकण | घास का पराग
birch-pollen: बर्च पेड़ के परागकण
tree-pollen: पेड़ों के परागकण
olive-pollen: जैतून के परागकण
ragweed: रैगवीड
dust-mites: डस्ट माइट (धूल के घुन) | डस्ट माइट | धूल के घुन
house-dust: घर की धूल
mould: फफूंद | फफूँद
cats: बिल्ली | बिल्लियां
cat-hair: बिल्ली के बाल
dogs: कुत्ता | कुत्ते
dog-hair: कुत्ते के बाल
horses: घोड़ा | घोड़े
animal-hair: जानवरों के बाल
feathers: पंख
cockroaches: तिलचट्टा (कॉकरोच) | तिलचट्टा | कॉकरोच
bee-sting: मधुमक्खी का डंक | मधुमक्खी
bee-venom: मधुमक्खी का ज़हर | मधुमक्खी का विष
wasp-sting: ततैया का डंक | ततैया
wasp-venom: ततैया का ज़हर
insect-sting: कीड़े का काटना या डंक | कीड़े का काटना | कीड़े का डंक
mosquito-bite: मच्छर का काटना | मच्छर
jellyfish: जेलीफ़िश | जेलीफिश
latex: लेटेक्स
contrast: कंट्रास्ट डाई (जांच की) | कंट्रास्ट डाई | कॉन्ट्रास्ट डाई
iodinated-contrast: आयोडीन युक्त कंट्रास्ट डाई
gadolinium: गैडोलीनियम कंट्रास्ट | गैडोलीनियम
iodine: आयोडीन
povidone-iodine: पोविडोन आयोडीन | बीटाडीन
chlorhexidine: क्लोरहेक्सिडिन
plasters: चिपकने वाली पट्टी (टेप) | चिपकने वाली टेप | बैंड-एड
nickel: निकल | निकेल
cobalt: कोबाल्ट
chromium: क्रोमियम
formaldehyde: फॉर्मेल्डिहाइड
perfume: इत्र (परफ्यूम) | परफ्यूम | इत्र
hair-dye: बालों का रंग (हेयर डाई) | हेयर डाई
lanolin: लैनोलिन
wool: ऊन
vaccines: टीके (वैक्सीन) | वैक्सीन | टीका | टीके
influenza-vaccine: फ्लू का टीका | फ्लू वैक्सीन
tetanus-vaccine: टिटनेस का टीका | टेटनस का टीका
sunlight: धूप | सूर्य की रोशनी
penicillins: पेनिसिलिन समूह (एंटीबायोटिक)
cephalosporins: सेफालोस्पोरिन
macrolides: मैक्रोलाइड एंटीबायोटिक | मैक्रोलाइड
quinolones: क्विनोलोन एंटीबायोटिक | क्विनोलोन
tetracyclines: टेट्रासाइक्लिन समूह (एंटीबायोटिक)
sulfonamides: सल्फा दवाएं | सल्फा दवा | सल्फोनामाइड | सल्फा
antibiotics: एंटीबायोटिक | एंटीबायोटिक्स
nsaids: गैर-स्टेरॉयड सूजनरोधी दवाएं (NSAID)
opioids: ओपिओइड दर्दनाशक | ओपिओइड
local-anaesthetics: लोकल एनेस्थीसिया | लोकल एनेस्थेटिक
general-anaesthesia: जनरल एनेस्थीसिया
ace-inhibitors: एसीई इनहिबिटर
beta-blockers: बीटा ब्लॉकर
statins: स्टैटिन
corticosteroids: कॉर्टिकोस्टेरॉयड
anticoagulants: खून पतला करने की दवा (एंटीकोएगुलेंट) | खून पतला करने की दवा | रक्त पतला करने वाली दवा | एंटीकोएगुलेंट
antihistamines: एंटीहिस्टामिन
antidepressants: अवसादरोधी दवा | एंटीडिप्रेसेंट
diuretics: मूत्रवर्धक दवा | डाइयुरेटिक
oral-contraceptive: गर्भनिरोधक गोली | गर्भनिरोधक गोलियां
multivitamin: मल्टीविटामिन
`,
    },
    {
      source: 'inn',
      reviewed: 'two-drafts',
      rows: `
warfarin: वारफेरिन | वार्फरिन | वारफ़रिन
apixaban: एपिक्साबैन
rivaroxaban: रिवारोक्साबैन
dabigatran: डाबिगाट्रान
edoxaban: एडोक्साबैन
heparin: हेपरिन
enoxaparin: एनोक्सापारिन
dalteparin: डाल्टेपारिन
acenocoumarol: एसेनोकुमारोल
acetylsalicylic-acid: एस्पिरिन (एसिटाइलसैलिसिलिक एसिड) | एस्पिरिन | एस्प्रिन
clopidogrel: क्लोपिडोग्रेल
ticagrelor: टिकाग्रेलर
prasugrel: प्रासुग्रेल
insulin: इंसुलिन | इन्सुलिन
insulin-glargine: इंसुलिन ग्लार्जिन
insulin-lispro: इंसुलिन लिस्प्रो
insulin-aspart: इंसुलिन एस्पार्ट
insulin-degludec: इंसुलिन डिग्लुडेक
insulin-detemir: इंसुलिन डेटेमिर
metformin: मेटफॉर्मिन | मेटफोर्मिन
glimepiride: ग्लिमेपिराइड
gliclazide: ग्लिक्लाज़ाइड | ग्लिक्लाजाइड
glibenclamide: ग्लिबेनक्लामाइड
sitagliptin: सिटाग्लिप्टिन
linagliptin: लिनाग्लिप्टिन
empagliflozin: एम्पाग्लिफ्लोज़िन | एम्पाग्लिफ्लोजिन
dapagliflozin: डापाग्लिफ्लोज़िन | डापाग्लिफ्लोजिन
semaglutide: सेमाग्लूटाइड
liraglutide: लिराग्लूटाइड
dulaglutide: डुलाग्लूटाइड
pioglitazone: पियोग्लिटाज़ोन | पियोग्लिटाजोन
glucagon: ग्लूकागन
prednisone: प्रेडनिसोन
prednisolone: प्रेडनिसोलोन
methylprednisolone: मिथाइलप्रेडनिसोलोन
hydrocortisone: हाइड्रोकोर्टिसोन
dexamethasone: डेक्सामेथासोन
fludrocortisone: फ्लूड्रोकोर्टिसोन
budesonide: बुडेसोनाइड
beclometasone: बेक्लोमेथासोन
fluticasone: फ्लूटिकासोन
levetiracetam: लेवेटिरासेटम | लेवेतिरासेटम
lamotrigine: लैमोट्रिजीन
valproic-acid: वैल्प्रोइक एसिड | सोडियम वैल्प्रोएट | वैल्प्रोएट
carbamazepine: कार्बामाज़ेपिन | कार्बामाजेपिन
oxcarbazepine: ऑक्सकार्बाज़ेपिन | ऑक्सकार्बाजेपिन
phenytoin: फेनिटोइन | फ़िनाइटोइन
phenobarbital: फेनोबार्बिटल
topiramate: टोपिरामेट
lacosamide: लैकोसामाइड
gabapentin: गैबापेंटिन
pregabalin: प्रेगाबालिन
morphine: मॉर्फिन | मॉर्फीन
fentanyl: फेंटानिल
oxycodone: ऑक्सीकोडोन
hydromorphone: हाइड्रोमोर्फोन
methadone: मेथाडोन
buprenorphine: ब्यूप्रेनोर्फिन
tramadol: ट्रामाडोल
codeine: कोडीन
pethidine: पेथिडीन
naloxone: नालोक्सोन
digoxin: डिगोक्सिन | डाइजोक्सिन
lithium: लिथियम
selegiline: सेलेजिलिन
rasagiline: रासागिलिन
metoprolol: मेटोप्रोलोल
bisoprolol: बिसोप्रोलोल
atenolol: एटेनोलोल
propranolol: प्रोप्रानोलोल
carvedilol: कार्वेडिलोल
nebivolol: नेबिवोलोल
sotalol: सोटालोल
timolol: टिमोलोल
tacrolimus: टैक्रोलिमस
ciclosporin: साइक्लोस्पोरिन
mycophenolic-acid: माइकोफेनोलिक एसिड (माइकोफेनोलेट) | माइकोफेनोलेट
azathioprine: एज़ैथियोप्रिन
methotrexate: मेथोट्रेक्सेट
adalimumab: एडालिमुमैब
etanercept: एटानरसेप्ट
infliximab: इन्फ्लिक्सिमैब
rituximab: रिटक्सिमैब
lisinopril: लिसिनोप्रिल
ramipril: रामिप्रिल
enalapril: एनालाप्रिल
perindopril: पेरिंडोप्रिल
captopril: कैप्टोप्रिल
losartan: लोसार्टन
valsartan: वाल्सार्टन
candesartan: कैंडेसार्टन
telmisartan: टेल्मिसार्टन
irbesartan: इर्बेसार्टन
olmesartan: ओल्मेसार्टन
amlodipine: एम्लोडिपिन | एमलोडिपिन | एम्लोडिपीन
nifedipine: निफेडिपिन
diltiazem: डिल्टियाज़ेम
verapamil: वेरापामिल
furosemide: फ्यूरोसेमाइड | फ्यूरोसेमाईड
torasemide: टोरासेमाइड | टॉरसेमाइड
hydrochlorothiazide: हाइड्रोक्लोरोथियाज़ाइड | हाइड्रोक्लोरोथायाजाइड
spironolactone: स्पिरोनोलैक्टोन
indapamide: इंडापामाइड
tamsulosin: टैमसुलोसिन
clonidine: क्लोनिडीन
amiodarone: एमियोडारोन
nitroglycerin: नाइट्रोग्लिसरीन
atorvastatin: एटोरवास्टेटिन | एटोरवास्टैटिन
simvastatin: सिम्वास्टैटिन
rosuvastatin: रोसुवास्टेटिन | रोसुवास्टैटिन
pravastatin: प्रवास्टैटिन
ezetimibe: एज़ेटिमाइब
salbutamol: साल्बुटामोल | सालबुटामोल
formoterol: फॉर्मोटेरोल
salmeterol: साल्मेटेरोल
tiotropium: टियोट्रोपियम
ipratropium: इप्राट्रोपियम
montelukast: मोंटेलुकास्ट
theophylline: थियोफिलाइन
adrenaline: एड्रेनालिन (एपिनेफ्रिन) | एड्रेनालिन | एपिनेफ्रिन
cetirizine: सेटिरिज़िन | सेटिरिजिन | सिट्रिज़ीन
loratadine: लोराटाडीन
desloratadine: डेसलोराटाडीन
fexofenadine: फेक्सोफेनाडीन
diphenhydramine: डाइफेनहाइड्रामिन
paracetamol: पैरासिटामोल | पेरासिटामोल
metamizole: मेटामिज़ोल | एनाल्जिन
ibuprofen: आइबुप्रोफेन | इबुप्रोफेन
diclofenac: डाइक्लोफेनाक | डिक्लोफेनाक
naproxen: नेप्रोक्सेन
celecoxib: सेलेकोक्सिब
ketorolac: केटोरोलैक
colchicine: कोल्चिसिन
allopurinol: एलोप्यूरिनॉल
sertraline: सर्ट्रालीन
citalopram: सिटालोप्राम
escitalopram: एस्सिटालोप्राम
fluoxetine: फ्लुओक्सेटीन
paroxetine: पैरोक्सेटीन
venlafaxine: वेनलाफैक्सिन
duloxetine: डुलोक्सेटीन
mirtazapine: मिर्टाज़ापिन
amitriptyline: एमिट्रिप्टिलीन
bupropion: बुप्रोपियन
quetiapine: क्वेटियापिन
olanzapine: ओलैंज़ापिन | ओलांज़ापिन
risperidone: रिस्पेरिडोन
aripiprazole: एरिपिप्राज़ोल
haloperidol: हेलोपेरिडोल
clozapine: क्लोज़ापिन
diazepam: डायज़ेपाम | डायजेपाम
lorazepam: लोराज़ेपाम | लोराजेपाम
alprazolam: अल्प्राज़ोलम | अल्प्राजोलम
clonazepam: क्लोनाज़ेपाम | क्लोनाजेपाम
midazolam: मिडाज़ोलम
zolpidem: ज़ोल्पिडेम
methylphenidate: मिथाइलफेनिडेट
melatonin: मेलाटोनिन
levodopa: लेवोडोपा
carbidopa: कार्बिडोपा
pramipexole: प्रामिपेक्सोल
donepezil: डोनेपेज़िल
memantine: मेमैंटीन
baclofen: बैक्लोफेन
sumatriptan: सुमाट्रिप्टान
pyridostigmine: पाइरिडोस्टिग्मिन
omeprazole: ओमेप्राज़ोल | ओमेप्राजोल
pantoprazole: पैंटोप्राज़ोल | पैंटोप्राजोल
esomeprazole: एसोमेप्राज़ोल
lansoprazole: लैंसोप्राज़ोल
famotidine: फैमोटिडीन
ondansetron: ओन्डेनसेट्रॉन
metoclopramide: मेटोक्लोप्रामाइड
domperidone: डोमपेरिडोन
loperamide: लोपेरामाइड
lactulose: लैक्टुलोज़
mesalazine: मेसालाज़ीन
levothyroxine: लेवोथायरोक्सिन | थायरोक्सिन (लेवोथायरोक्सिन)
estradiol: एस्ट्राडियोल
progesterone: प्रोजेस्टेरोन
testosterone: टेस्टोस्टेरोन
tamoxifen: टैमोक्सीफेन
letrozole: लेट्रोज़ोल
penicillin: पेनिसिलिन | पेनिसिलीन
amoxicillin: एमोक्सिसिलिन | अमोक्सिसिलिन | एमोक्सीसिलिन
ampicillin: एम्पिसिलिन
cefalexin: सेफैलेक्सिन
ceftriaxone: सेफ्ट्रिएक्सोन
cefuroxime: सेफ्यूरोक्साइम
azithromycin: एज़िथ्रोमाइसिन | एजिथ्रोमाइसिन
clarithromycin: क्लेरिथ्रोमाइसिन
erythromycin: एरिथ्रोमाइसिन
doxycycline: डॉक्सीसाइक्लिन
tetracycline: टेट्रासाइक्लिन
ciprofloxacin: सिप्रोफ्लोक्सासिन
levofloxacin: लेवोफ्लोक्सासिन
clindamycin: क्लिंडामाइसिन
vancomycin: वैनकोमाइसिन
gentamicin: जेंटामाइसिन
nitrofurantoin: नाइट्रोफ्यूरेंटोइन
metronidazole: मेट्रोनिडाज़ोल | मेट्रोनिडाजोल
trimethoprim: ट्राइमेथोप्रिम
sulfamethoxazole: सल्फामेथोक्साज़ोल
co-trimoxazole: कोट्रिमोक्साज़ोल
rifampicin: रिफाम्पिसिन | रिफैम्पिसिन
isoniazid: आइसोनियाज़िड
aciclovir: एसाइक्लोविर
lidocaine: लिडोकेन (लिग्नोकेन) | लिग्नोकेन | लिडोकेन
propofol: प्रोपोफोल
ketamine: केटामाइन
folic-acid: फोलिक एसिड
vitamin-d: विटामिन डी | विटामिन D | विटामिन डी3
vitamin-b12: विटामिन बी12 | विटामिन B12 | विटामिन बी 12
vitamin-c: विटामिन सी | विटामिन C
iron: आयरन (लौह) | आयरन
magnesium: मैग्नीशियम
calcium: कैल्शियम
potassium-chloride: पोटैशियम क्लोराइड
oxygen: ऑक्सीजन
hydroxychloroquine: हाइड्रोक्सीक्लोरोक्वीन
sulfasalazine: सल्फासालाज़ीन
finasteride: फिनास्टेराइड
sildenafil: सिल्डेनाफिल
hydroxycarbamide: हाइड्रोक्सीयूरिया (हाइड्रोक्सीकार्बामाइड) | हाइड्रोक्सीयूरिया
`,
    },
    {
      source: 'by-hand',
      reviewed: 'two-drafts',
      rows: `
hypertension: उच्च रक्तचाप (हाई बीपी) | उच्च रक्तचाप | हाई ब्लड प्रेशर | हाई बीपी
diabetes: मधुमेह (डायबिटीज) | मधुमेह | डायबिटीज | डायबिटीज़
diabetes-1: टाइप 1 मधुमेह | टाइप 1 डायबिटीज | मधुमेह टाइप 1
diabetes-2: टाइप 2 मधुमेह | टाइप 2 डायबिटीज | मधुमेह टाइप 2
diabetes-gestational: गर्भकालीन मधुमेह | गर्भावधि मधुमेह
asthma: दमा (अस्थमा) | दमा | अस्थमा
copd: सीओपीडी (फेफड़ों का पुराना अवरोधी रोग) | सीओपीडी
epilepsy: मिर्गी
atrial-fibrillation: एट्रियल फिब्रिलेशन (अनियमित धड़कन) | एट्रियल फिब्रिलेशन
heart-failure: हार्ट फेलियर (हृदय विफलता) | हृदय विफलता | हार्ट फेल्योर | हार्ट फेलियर
coronary: कोरोनरी हृदय रोग (धमनी रोग) | कोरोनरी धमनी रोग | कोरोनरी हृदय रोग
angina-pectoris: एनजाइना (हृदय का सीने का दर्द)
heart-attack: दिल का दौरा (हार्ट अटैक) | दिल का दौरा | हार्ट अटैक
stroke: स्ट्रोक (मस्तिष्क आघात) | स्ट्रोक | ब्रेन स्ट्रोक
arrhythmia: हृदय की अनियमित लय | अनियमित दिल की धड़कन | अतालता
long-qt: लॉन्ग क्यूटी सिंड्रोम
brugada: ब्रुगाडा सिंड्रोम
cardiomyopathy: कार्डियोमायोपैथी
congenital-heart: जन्मजात हृदय रोग
aortic-aneurysm: महाधमनी धमनीविस्फार (एऑर्टिक एन्यूरिज्म)
dvt: डीप वेन थ्रोम्बोसिस (गहरी नस में थक्का) | डीप वेन थ्रोम्बोसिस
pulmonary-embolism: पल्मोनरी एम्बोलिज्म (फेफड़े में थक्का) | पल्मोनरी एम्बोलिज्म
pulmonary-hypertension: पल्मोनरी हाइपरटेंशन
cholesterol: हाई कोलेस्ट्रॉल | उच्च कोलेस्ट्रॉल
depression: अवसाद (डिप्रेशन) | अवसाद | डिप्रेशन
anxiety: चिंता विकार | एंग्जायटी
bipolar: बाइपोलर विकार | बाइपोलर डिसऑर्डर | द्विध्रुवी विकार
schizophrenia: सिज़ोफ्रेनिया | सिजोफ्रेनिया
autism: ऑटिज़्म | ऑटिज्म
panic-disorder: पैनिक डिसऑर्डर
dementia: डिमेंशिया (मनोभ्रंश) | डिमेंशिया | मनोभ्रंश
alzheimers: अल्ज़ाइमर रोग | अल्जाइमर | अल्जाइमर रोग
parkinsons: पार्किंसन रोग | पार्किंसंस रोग | पार्किंसन
multiple-sclerosis: मल्टीपल स्क्लेरोसिस
myasthenia: मायस्थेनिया ग्रेविस
migraine: माइग्रेन
cerebral-palsy: सेरेब्रल पाल्सी
spinal-cord-injury: मेरुरज्जु की चोट (स्पाइनल कॉर्ड) | मेरुरज्जु की चोट | स्पाइनल कॉर्ड की चोट
spina-bifida: स्पाइना बिफिडा
guillain-barre: गिलैन-बैरे सिंड्रोम
muscular-dystrophy: मस्कुलर डिस्ट्रॉफी
hydrocephalus: हाइड्रोसेफेलस
brain-tumour: ब्रेन ट्यूमर | मस्तिष्क ट्यूमर
hypothyroidism: हाइपोथायरायडिज्म (थायराइड कम) | हाइपोथायरायडिज्म
hyperthyroidism: हाइपरथायरायडिज्म (थायराइड अधिक) | हाइपरथायरायडिज्म
addison: एडिसन रोग
adrenal-insufficiency: एड्रिनल अपर्याप्तता (अधिवृक्क ग्रंथि) | अधिवृक्क अपर्याप्तता
cushing: कुशिंग सिंड्रोम
kidney-disease: क्रोनिक किडनी रोग | दीर्घकालिक गुर्दा रोग
kidney-failure: गुर्दे की विफलता (किडनी फेल) | किडनी फेलियर | किडनी फेल
dialysis: डायलिसिस
haemodialysis: हीमोडायलिसिस
kidney-transplant: किडनी प्रत्यारोपण | किडनी ट्रांसप्लांट | गुर्दा प्रत्यारोपण
liver-transplant: लिवर प्रत्यारोपण | लिवर ट्रांसप्लांट | यकृत प्रत्यारोपण
heart-transplant: हृदय प्रत्यारोपण
kidney-stones: गुर्दे की पथरी | किडनी की पथरी
cirrhosis: लिवर सिरोसिस | यकृत सिरोसिस | सिरोसिस
hepatitis-b: हेपेटाइटिस बी | हेपेटाइटिस B
hepatitis-c: हेपेटाइटिस सी | हेपेटाइटिस C
hiv: एचआईवी संक्रमण | एचआईवी
tuberculosis: तपेदिक (टीबी) | टीबी | तपेदिक | क्षय रोग
fatty-liver: फैटी लिवर
pancreatitis: अग्नाशयशोथ (पैंक्रियाटाइटिस) | पैंक्रियाटाइटिस | अग्नाशयशोथ
crohns: क्रोहन रोग
ulcerative-colitis: अल्सरेटिव कोलाइटिस
coeliac: सीलिएक रोग
reflux: एसिड रिफ्लक्स (GERD) | एसिड रिफ्लक्स
ibs: इरिटेबल बाउल सिंड्रोम
gastric-ulcer: पेट का अल्सर | गैस्ट्रिक अल्सर
rheumatoid: रुमेटीइड गठिया | रूमेटाइड गठिया | रुमेटाइड अर्थराइटिस
osteoarthritis: ऑस्टियोआर्थराइटिस
osteoporosis: ऑस्टियोपोरोसिस
lupus: ल्यूपस
psoriasis: सोरायसिस
eczema: एक्ज़िमा | एक्जिमा
atopic-dermatitis: एटोपिक डर्मेटाइटिस
fibromyalgia: फाइब्रोमायल्जिया
spondylitis: एंकिलॉज़िंग स्पॉन्डिलाइटिस
anaemia: एनीमिया (खून की कमी) | एनीमिया | खून की कमी | रक्ताल्पता
iron-anaemia: आयरन की कमी से एनीमिया
sickle-cell: सिकल सेल रोग | सिकल सेल एनीमिया
thalassaemia: थैलेसीमिया
haemophilia: हीमोफीलिया
haemophilia-a: हीमोफीलिया ए | हीमोफीलिया A
haemophilia-b: हीमोफीलिया बी | हीमोफीलिया B
von-willebrand: वॉन विलेब्रांड रोग
thrombocytopenia: प्लेटलेट की कमी (थ्रोम्बोसाइटोपेनिया) | थ्रोम्बोसाइटोपेनिया
factor-v: फैक्टर V लीडेन
g6pd: G6PD की कमी | जी6पीडी की कमी
porphyria: पोर्फिरिया
pku: फेनिलकीटोनुरिया
malignant-hyperthermia: मैलिग्नेंट हाइपरथर्मिया
cystic-fibrosis: सिस्टिक फाइब्रोसिस
sleep-apnoea: स्लीप एपनिया
pulmonary-fibrosis: पल्मोनरी फाइब्रोसिस
emphysema: वातस्फीति (एम्फाइज़िमा)
chronic-bronchitis: क्रोनिक ब्रोंकाइटिस
breast-cancer: स्तन कैंसर | ब्रेस्ट कैंसर
prostate-cancer: प्रोस्टेट कैंसर
lung-cancer: फेफड़ों का कैंसर | फेफड़े का कैंसर
colon-cancer: कोलन कैंसर (बड़ी आंत का कैंसर) | कोलन कैंसर
thyroid-cancer: थायराइड कैंसर
leukaemia: ल्यूकेमिया (रक्त कैंसर) | ल्यूकेमिया
lymphoma: लिंफोमा | लिम्फोमा
myeloma: मल्टीपल मायलोमा
melanoma: मेलेनोमा
pregnancy: गर्भावस्था | गर्भवती
preeclampsia: प्री-एक्लेम्पसिया
endometriosis: एंडोमेट्रियोसिस
pcos: पॉलीसिस्टिक ओवरी सिंड्रोम | पीसीओएस
prostate-enlarged: बढ़ा हुआ प्रोस्टेट
glaucoma: ग्लूकोमा (काला मोतिया) | ग्लूकोमा | काला मोतिया
cataract: मोतियाबिंद
macular-degeneration: मैक्यूलर डिजनरेशन
blindness: अंधापन | दृष्टिहीनता | दृष्टिहीन
deafness: बहरापन | बधिरता | बधिर
hearing-loss: सुनने की क्षमता में कमी | श्रवण हानि
insomnia: अनिद्रा
obesity: मोटापा
alcohol-dependence: शराब की लत | शराब पर निर्भरता
asplenia: प्लीहा (तिल्ली) का न होना
splenectomy: प्लीहा (तिल्ली) निकाली गई
down-syndrome: डाउन सिंड्रोम
marfan: मार्फन सिंड्रोम
sarcoidosis: सारकॉइडोसिस
scoliosis: स्कोलियोसिस
hay-fever: एलर्जिक राइनाइटिस (हे फीवर) | एलर्जिक राइनाइटिस
food-allergy: खाद्य एलर्जी | भोजन से एलर्जी
chronic-pain: पुराना दर्द
immunodeficiency: प्रतिरक्षा की कमी
tracheostomy: ट्रेकियोस्टोमी
pacemaker: पेसमेकर
icd: प्रत्यारोपित डिफिब्रिलेटर (ICD)
cochlear-implant: कॉक्लियर इम्प्लांट
hearing-aid: श्रवण यंत्र
hip-replacement: कृत्रिम कूल्हा | कूल्हे का प्रत्यारोपण
knee-replacement: कृत्रिम घुटना | घुटने का प्रत्यारोपण
coronary-stent: हृदय की धमनी में स्टेंट | कोरोनरी स्टेंट | हृदय में स्टेंट
insulin-pump: इंसुलिन पंप
heart-valve: कृत्रिम हृदय वाल्व
mechanical-valve: यांत्रिक हृदय वाल्व | मैकेनिकल हृदय वाल्व
vp-shunt: वीपी शंट (VP shunt) | वीपी शंट
dialysis-fistula: डायलिसिस फिस्टुला | एवी फिस्टुला
metal-plate: धातु की प्लेट
contraceptive-implant: गर्भनिरोधक इम्प्लांट
dental-implants: डेंटल इम्प्लांट | दांत का इम्प्लांट
urinary-catheter: मूत्र कैथेटर
feeding-tube: फीडिंग ट्यूब
colostomy: कोलोस्टॉमी
ileostomy: इलियोस्टॉमी
anaphylaxis: एनाफिलेक्सिस (गंभीर एलर्जी) | एनाफिलेक्सिस
anaphylactic-shock: एनाफिलेक्टिक शॉक
hives: पित्ती
rash: चकत्ते (त्वचा पर) | चकत्ते | त्वचा पर चकत्ते | त्वचा पर दाने
itching: खुजली
swelling: सूजन
facial-swelling: चेहरे की सूजन | चेहरे पर सूजन
lip-swelling: होंठों की सूजन | होंठों पर सूजन | होंठों में सूजन
tongue-swelling: जीभ की सूजन | जीभ में सूजन
throat-swelling: गले की सूजन | गले में सूजन
lips-and-tongue: होंठों और जीभ की सूजन
angioedema: एंजियोएडेमा | एंजियोइडिमा
breathing: सांस लेने में कठिनाई | सांस लेने में तकलीफ | साँस लेने में तकलीफ | साँस लेने में कठिनाई
breathless: सांस फूलना | साँस फूलना
wheezing: घरघराहट (सांस में)
bronchospasm: ब्रोंकोस्पाज्म
asthma-attack: दमा का दौरा | अस्थमा का दौरा
cough: खांसी | खाँसी
sneezing: छींक आना | छींक | छींकें
runny-nose: नाक बहना | बहती नाक
blocked-nose: नाक बंद होना | बंद नाक
watery-eyes: आंखों से पानी आना | आँखों से पानी आना | आंखों में पानी
itchy-eyes: आंखों में खुजली | आँखों में खुजली
red-eyes: आंखें लाल होना | लाल आंखें
mouth-itching: मुंह में खुजली
nausea: मतली (जी मिचलाना) | मतली | जी मिचलाना
vomiting: उल्टी | उल्टियां
nausea-vomiting: मतली और उल्टी
diarrhoea: दस्त
stomach-pain: पेट दर्द | पेट में दर्द
stomach-cramps: पेट में ऐंठन | पेट में मरोड़
stomach-upset: पेट खराब होना | पेट खराब
low-pressure: रक्तचाप गिरना (लो बीपी) | निम्न रक्तचाप | लो बीपी
dizziness: चक्कर आना | चक्कर
fainting: बेहोश होना (थोड़ी देर)
unconscious: होश खोना
palpitations: धड़कन महसूस होना
fast-heartbeat: तेज़ धड़कन | दिल की तेज़ धड़कन
cardiac-arrest: हृदय गति रुकना (कार्डियक अरेस्ट) | कार्डियक अरेस्ट
headache: सिरदर्द | सिर दर्द
fever: बुखार
redness: लालिमा | त्वचा पर लालिमा
blisters: फफोले (छाले) | फफोले
contact-dermatitis: कॉन्टैक्ट डर्मेटाइटिस
stevens-johnson: स्टीवंस-जॉनसन सिंड्रोम
liver-damage: लिवर को नुकसान
kidney-damage: गुर्दे को नुकसान | किडनी को नुकसान
seizure: दौरा (मिर्गी जैसा) | ऐंठन के दौरे
confusion: भ्रम (उलझन) | भ्रम
bleeding: रक्तस्राव (खून बहना) | रक्तस्राव | खून बहना
muscle-pain: मांसपेशियों में दर्द
joint-pain: जोड़ों में दर्द | जोड़ों का दर्द
fatigue: थकान
drowsiness: उनींदापन
chest-pain: सीने में दर्द | छाती में दर्द
severe: तीव्र | गंभीर
moderate: मध्यम
mild: हल्की | हल्का
life-threatening: जानलेवा | जीवन के लिए खतरा | प्राणघातक | जानलेवा खतरा
very-severe: बहुत गंभीर
severe-anaphylaxis: गंभीर, एनाफिलेक्सिस | गंभीर (एनाफिलेक्सिस)
intolerance: असहिष्णुता
unknown: अज्ञात | पता नहीं
active: सक्रिय
chronic: दीर्घकालिक | क्रोनिक
resolved: ठीक हो चुका | ठीक हो गया
controlled: नियंत्रित (काबू में) | नियंत्रण में | नियंत्रित
well-controlled: अच्छी तरह नियंत्रित
stable: स्थिर
treated: इलाज चल रहा है | इलाज जारी | उपचाराधीन
monitored: निगरानी में
improving: सुधार हो रहा है
worsening: बिगड़ रहा है
suspected: संदेह है (संदिग्ध) | संदिग्ध
mother: माता | मां | माँ
father: पिता | पापा
parents: माता-पिता
parent: माता या पिता
wife: पत्नी
husband: पति
spouse: पति या पत्नी | जीवनसाथी
partner: साथी (जीवनसाथी)
son: बेटा | पुत्र
daughter: बेटी | पुत्री
child: बेटा या बेटी
brother: भाई
sister: बहन
elder-brother: बड़ा भाई | बड़े भाई
younger-brother: छोटा भाई
elder-sister: बड़ी बहन | दीदी
younger-sister: छोटी बहन
sibling: भाई या बहन
grandmother: दादी या नानी | दादी | नानी
grandfather: दादा या नाना | दादा | नाना
grandson: पोता या नाती | पोता
granddaughter: पोती या नातिन | पोती
aunt: चाची, बुआ या मौसी | चाची | बुआ | मौसी | मामी
uncle: चाचा, मामा या फूफा | चाचा | मामा
niece: भतीजी या भांजी | भतीजी | भांजी
nephew: भतीजा या भांजा | भतीजा | भांजा
cousin: चचेरे, ममेरे या मौसेरे भाई-बहन | चचेरा भाई | चचेरी बहन
mother-in-law: सास
father-in-law: ससुर
son-in-law: दामाद
daughter-in-law: बहू
brother-in-law: साला, देवर, जेठ या जीजा | साला | देवर | जीजा | जेठ
sister-in-law: भाभी, ननद या साली | भाभी | ननद | साली
stepmother: सौतेली मां | सौतेली माँ
stepfather: सौतेला पिता | सौतेले पिता
stepson: सौतेला बेटा
stepdaughter: सौतेली बेटी
friend: मित्र (दोस्त) | मित्र | दोस्त
fiance: मंगेतर (पुरुष)
fiancee: मंगेतर (महिला)
ex-husband: पूर्व पति
ex-wife: पूर्व पत्नी
neighbour: पड़ोसी | पड़ोसन
flatmate: रूममेट
colleague: सहकर्मी
boss: वरिष्ठ अधिकारी (बॉस) | बॉस
employer: नियोक्ता | मालिक (नियोक्ता)
teacher: शिक्षक या शिक्षिका | शिक्षक | अध्यापक | शिक्षिका
school: स्कूल (विद्यालय) | विद्यालय | स्कूल
carer: देखभाल करने वाला | देखभालकर्ता
guardian: कानूनी अभिभावक | अभिभावक (कानूनी)
relative: रिश्तेदार
doctor: डॉक्टर (चिकित्सक) | डॉक्टर | चिकित्सक
family-doctor: पारिवारिक डॉक्टर | फैमिली डॉक्टर
cardiologist: हृदय रोग विशेषज्ञ
neurologist: तंत्रिका रोग विशेषज्ञ | न्यूरोलॉजिस्ट
paediatrician: बाल रोग विशेषज्ञ
nurse: नर्स
social-worker: सामाजिक कार्यकर्ता
self: स्वयं
oral: मुंह से | मुँह से
inhaled: सांस के साथ (इनहेलर) | इनहेलर से
subcutaneous: त्वचा के नीचे (SC) | त्वचा के नीचे
intramuscular: मांसपेशी में (IM) | मांसपेशी में
intravenous: नस में (IV) | नस में
sublingual: जीभ के नीचे
rectal: गुदा मार्ग से
nasal: नाक में
eye: आंख में | आँख में
ear: कान में
skin: त्वचा पर
patch: पैच (त्वचा पर)
tube: फीडिंग ट्यूब से
`,
    },
  ],
  dosing: {
    numbers: 'एक दो तीन चार पांच/पाँच छह/छः सात आठ नौ दस ग्यारह बारह',
    phrases: `
daily: रोज़ाना | रोज | हर दिन | प्रतिदिन | रोजाना | रोज़
day-1: दिन में एक बार | दिन में 1 बार | रोज़ एक बार | प्रतिदिन एक बार
day-2: दिन में दो बार | दिन में 2 बार | रोज़ दो बार | प्रतिदिन दो बार
day-3: दिन में तीन बार | दिन में 3 बार
day-4: दिन में चार बार | दिन में 4 बार
day-n: दिन में # बार
week-1: हफ्ते में एक बार | सप्ताह में एक बार | हफ़्ते में एक बार | साप्ताहिक | सप्ताह में 1 बार | हफ्ते में 1 बार
week-2: हफ्ते में दो बार | सप्ताह में दो बार | हफ्ते में 2 बार
week-3: हफ्ते में तीन बार | सप्ताह में तीन बार | हफ्ते में 3 बार
week-n: हफ्ते में # बार | सप्ताह में # बार
month-1: महीने में एक बार | हर महीने | मासिक | महीने में 1 बार
year-1: साल में एक बार | हर साल
every-hours: one=हर घंटे; other=हर # घंटे में | हर # घंटे पर | हर # घंटे
every-other-day: एक दिन छोड़कर | हर दूसरे दिन
every-days: हर # दिन में | हर # दिन पर
every-weeks: हर # हफ्ते में | हर # सप्ताह में | हर # हफ्ते
every-months: हर # महीने में | हर # महीने
every-morning: रोज़ सुबह | हर सुबह | रोज सुबह
every-evening: रोज़ शाम | हर शाम | रोज़ रात को | हर रात | रोज रात को
every-night: रोज़ रात को | रोज़ रात में
morning: सुबह | सुबह में
noon: दोपहर में | दोपहर
evening: शाम को | शाम | शाम में | रात को | रात
night: रात में | रात के समय
bedtime: सोते समय | सोने से पहले
as-needed: ज़रूरत पड़ने पर | जरूरत पड़ने पर | आवश्यकता होने पर | ज़रूरत के अनुसार | आवश्यकतानुसार
before-meals: खाने से पहले | भोजन से पहले
after-meals: खाने के बाद | भोजन के बाद
with-meals: खाने के साथ | भोजन के साथ
empty-stomach: खाली पेट
before-breakfast: नाश्ते से पहले
after-breakfast: नाश्ते के बाद
with-breakfast: नाश्ते के साथ
after-dinner: रात के खाने के बाद
with-dinner: रात के खाने के साथ
continuous: लगातार
before-exercise: व्यायाम से पहले
emergency: केवल आपातकाल में | आपातकाल में | इमरजेंसी में
for-pain: दर्द होने पर | दर्द में
tablet: one=# गोली; other=# गोलियां | # टैबलेट | # गोली
half-tablet: आधी गोली
quarter-tablet: एक चौथाई गोली
capsule: # कैप्सूल
drop: # बूंद | # बूंदें
puff: # पफ | # पफ़
unit: # यूनिट
patch: # पैच
sachet: # पाउच | # सैशे
injection: # इंजेक्शन
at-morning: सुबह #
at-noon: दोपहर #
at-evening: शाम #
at-bedtime: सोते समय #
after-lunch: दोपहर के खाने के बाद
before-dinner: रात के खाने से पहले
before-breakfast-dinner: नाश्ते और रात के खाने से पहले
after-breakfast-dinner: नाश्ते और रात के खाने के बाद
by-inr: INR के अनुसार
on-waking: जागने पर
`,
  },
}
