/** Words that are not among the suggestions. Telephone numbers are invented. */
export const SHARED = `
given: Maria; John; James; Mary; Robert; Michael; David; William; Jennifer; Linda; Elizabeth; Patricia; Susan; Thomas; Daniel; Anna; Sarah; Joseph; Charles; Christopher; Matthew; Anthony; Mark; Paul; Emily; Jessica; Karen; Nancy; Margaret; Sandra; Ashley; Laura; Peter; Richard; George; Kevin; Brian; Andrew; Joshua; Steven; Edward; Jason; Ryan; Jacob; Nicholas; Eric; Jonathan; Stephen; Alexander; Benjamin; Samuel; Olivia; Emma; Sophia; Isabella; Charlotte; Amelia; Grace; Hannah; Chloe; Julia; Victoria; Catherine; Helen; Rebecca; Amanda; Melissa; Nicole; Michelle; Kimberly; Deborah; Dorothy; Barbara; Ruth; Alice; Liam; Noah; Oliver; Lucas; Henry; Leo; Jack; Harry; Juan; José; Carlos; Luis; Miguel; Antonio; Manuel; Francisco; Javier; Pedro; Jorge; Diego; Carmen; Ana; Rosa; Lucía; Isabel; Guadalupe; Sofía; Elena; Marta; Jean; Pierre; Michel; Philippe; Marie; Camille; Claire; Sophie; Hans; Klaus; Jürgen; Stefan; Wolfgang; Ursula; Sabine; Petra; Monika; Giuseppe; Marco; Giovanni; Francesca; Giulia; João; Paulo; Fernanda; Beatriz; Jan; Piotr; Katarzyna; Agnieszka; Andrii; Oksana; Ivan; Olena; Dmitry; Mohammed; Muhammad; Ahmed; Ali; Omar; Hassan; Fatima; Aisha; Layla; Ibrahim; Yusuf; Priya; Raj; Amit; Anil; Sunita; Deepak; Wei; Li; Ming; Yuki; Hiroshi; Nguyen; Minh; Min-jun; Mehmet; Ayşe; Emre; Lars; Erik; Ingrid; Björn; Siobhán; Seán; Aoife; Kwame; Chinedu; Amara; Мария; Анна; Елена; Сергей; Александр; Иван; Ольга; Наталья; Андрій; محمد; أحمد; علي; فاطمة; عبد الله; مريم; حسن; عمر; राम; प्रिया; अनिता; 伟; 秀英; 芳; 陽子; 太郎; 健一; 美咲; 지훈; 민준
family: Smith; Johnson; Williams; Brown; Jones; Garcia; Miller; Davis; Rodriguez; Martinez; Hernandez; Lopez; Gonzalez; Wilson; Anderson; Thomas; Taylor; Moore; Jackson; Martin; Lee; Perez; Thompson; White; Harris; Sanchez; Clark; Ramirez; Lewis; Robinson; Walker; Young; Allen; King; Wright; Scott; Torres; Nguyen; Hill; Flores; Green; Adams; Nelson; Baker; Hall; Rivera; Campbell; Mitchell; Carter; Roberts; Evans; Edwards; Turner; Phillips; Parker; Collins; Stewart; Morris; Murphy; Cook; Rogers; Morgan; Peterson; Cooper; Reed; Bailey; Bell; Kelly; Howard; Ward; Cox; Richardson; Wood; Watson; Brooks; Bennett; Gray; Hughes; Price; Sanders; Patel; Myers; Long; Ross; Foster; O'Brien; O'Connor; McCarthy; MacDonald; García; Fernández; González; Rodríguez; López; Martínez; Sánchez; Pérez; Gómez; Díaz; Silva; Santos; Oliveira; Souza; Pereira; Costa; Ferreira; Dubois; Durand; Bernard; Moreau; Laurent; Lefebvre; Müller; Schmidt; Schneider; Fischer; Weber; Meyer; Wagner; Becker; Hoffmann; Schulz; Rossi; Russo; Ferrari; Bianchi; Romano; de la Cruz; van den Berg; de Vries; Jansen; Kowalski; Nowak; Wiśniewski; Kowalczyk; Shevchenko; Kovalenko; Ivanov; Petrov; Papadopoulos; Popescu; Hansen; Johansson; Andersson; Nielsen; Yılmaz; Demir; Kaya; Khan; Singh; Kumar; Sharma; Gupta; Ahmed; Hussein; Al-Sayed; Haddad; Cohen; Levy; Wang; Li; Zhang; Chen; Liu; Yang; Huang; Wu; Tanaka; Suzuki; Sato; Yamamoto; Kim; Park; Choi; Tran; Pham; Okafor; Mensah; Иванов; Иванова; Смирнов; Петрова; Кузнецов; Шевченко; Коваленко; السيد; الحسن; حداد; المصري; शर्मा; कुमार; सिंह; 王; 李; 张; 刘; 陈; 佐藤; 鈴木; 田中; 山本; 김; 이; 박
gender: Female; Male; Other; Prefer not to say
language: en; es; fr; de; it; pt; ar; zh; ja; hi; ru; uk; pl; nl; tr; vi; ko; tl; fa; ro; el; he; sv; en-US; en-GB; pt-BR; es-MX; zh-CN; zh-TW; English; Spanish
reaction: Anaphylaxis; Hives; Rash; Swelling; Difficulty breathing; Itching; Anaphylactic shock; Nausea; Vomiting; Throat swelling; Facial swelling; Shortness of breath; Hives and swelling; Sneezing; Wheezing; Watery eyes; Runny nose; Skin rash; Stomach cramps; Diarrhea; Angioedema; Bronchospasm; Low blood pressure; Dizziness; Fainting; Swelling of lips and tongue; Hives, swelling; Contact dermatitis; Blisters; Eczema; Asthma attack; Stevens-Johnson syndrome; Kidney failure; Headache; Upset stomach; Redness; Bleeding; Fever; Confusion; Seizure; Liver damage; Malignant hyperthermia; Urticaria; Anafilaxia; Erupción; Urticaire; Œdème de Quincke; Hautausschlag; Atemnot; Крапивница; طفح جلدي; صعوبة في التنفس; 皮疹; 過敏性休克; じんましん; アナフィラキシー; Сыпь; Отёк; حكة; 呼吸困难
phone: +1 555 010 4477; (555) 014-2290; 555-013-8261; +1 (555) 017-9036; 5550125943; +1-555-016-3178; +15550193652; +44 7700 900361; 07700 900248; +49 151 23456789; +4917612345678; +33 6 12 34 56 78; 06 98 76 54 32; +34 612 345 678; +39 333 123 4567; +31 6 12345678; +48 512 345 678; +380 50 123 4567; +7 912 345-67-89; +20 100 123 4567; +966 50 123 4567; +91 98765 43210; +86 138 0013 8000; +81 90-1234-5678; +55 11 91234-5678; +52 55 1234 5678; +61 412 345 678
implant: Pacemaker; ICD; Defibrillator; Cochlear implant; Hip replacement; Knee replacement; Coronary stent; Insulin pump; Artificial heart valve; Mechanical mitral valve; VP shunt; Port-a-cath; Dialysis fistula, left arm; Vagus nerve stimulator; Deep brain stimulator; Metal plate; Titanium rods; Breast implants; Contraceptive implant; Intrauterine device; Dental implants; MRI conditional; Herzschrittmacher; Marcapasos
notes: Wears hearing aids in both ears.; Speaks little English, please call my daughter.; Has a service dog.; Please call my wife first.; Takes blood thinners. Do not give NSAIDs.; Carries an EpiPen in the left pocket of the bag.; Carries an inhaler.; Difficult intubation.; No blood transfusions. Jehovah's Witness.; Do not take blood pressure on the left arm.; Uses a wheelchair.; Deaf, reads lips. Nonverbal.; Autistic: avoid loud noise and bright lights, speak calmly.; Hypoglycemia: give glucose gel. Insulin is in the fridge.; Steroid dependent: give hydrocortisone 100 mg IM in an emergency.; Needs steroid cover for surgery or severe illness.; Seizure plan: give midazolam if longer than 5 minutes.; Oxygen 2 litres at home. Contact lenses. Dentures.; Preferred hospital: St. Mary's Hospital. Cardiologist is Dr. Smith.; Two children at home, ages 4 and 7. Cat needs feeding.; House key with the neighbor. Medication list is on the fridge.
bloodType: O+; A+; B+; O-; A-; AB+; B-; AB-
organDonor: yes; no; unknown
heightCm: 170; 165; 175; 160; 180; 168; 172; 178; 163; 158; 155; 183; 185; 188; 190; 150; 152; 173; 176; 167; 110; 95; 130; 75
weightKg: 70; 80; 75; 65; 60; 68; 72; 82; 85; 90; 55; 58; 62; 78; 95; 100; 110; 50; 88; 67; 20; 12; 35; 125; 9
plan: Hydrocortisone 100 mg IM; Midazolam buccal 10 mg; Adrenaline 0.3 mg IM; SpO2 88-92 %; GCS 15; Trach 6.0
planDetail: Tel. +49 30 555010; Dr. Smith, +44 20 7946 0958; +33 1 55 55 01 00; St. Mary's Hospital
`

export const ENGLISH = `
given: Margaret; Susan; Olivia; Amelia; George; Harry; Jack; Charlotte; Grace; Liam; Noah; Ava; Sean; Aisha; Kevin; Janet; Wayne; Brenda; Kyle; Alan; Colin; Priya; Craig; Hannah
family: Walsh; Murphy; Hughes; Edwards; Foster; Bennett; Gray; Price; Sullivan; Patterson; Cooper; Ward; Brooks; Reynolds; Fisher; Graham; Marshall; Hunter; Ali; Begum; Watson; Ellis; Shaw; Palmer
allergen: Sulfa; Wasps; Bees; Contrast; Cashews; Hay fever; Amoxicillin and penicillin; Elastoplast; Trimethoprim; Prawns; Grass; Dust
severity: Life threatening; Serious; Very mild; Not sure
reaction: Throat swells up; Lips and face swell; Itchy skin; Cannot breathe; Stopped breathing; Passes out; Sick; Sneezing and itchy eyes; Rash on chest; Tongue swelling; Hallucinations; Cough; Muscle pain
medicine: Ventolin inhaler; Metoprolol succinate; Lantus insulin; Vitamin D; Folic acid; Iron tablets; Multivitamin; Fostair inhaler; Metformin XR; Baby aspirin; Fish oil; Co-codamol; Ferrous sulfate; Mounjaro; Wegovy; Birth control pill
dose: 0.4 mg; 20 mcg; 100 units; 50000 IU; 325 mg; 650 mg; 1 mg weekly; 12 mcg; 2 mg/ml
frequency: At night; Every day; Before breakfast; After food; In the mornings; When required; Twice a week; With food; Nightly before bed; 3 times a day; OD; BD; TDS; 2x daily; Every evening; Once a month; Fortnightly; With dinner; As directed
condition: Stroke 2019; Heart attack 2015; Heart bypass; Kidney disease stage 3; Breast cancer 2018; CKD stage 3; Diverticulitis; Underactive thyroid; Coeliac disease; Sleep apnoea; Learning disability; Long COVID; Slipped disc; Hip replacement 2020; Non-verbal; Polymyalgia; Postural tachycardia; Haemophilia
relationship: Best friend; GP; Next of kin; Stepmum; Ex-husband; Next door neighbour; Social worker; Grandma; Stepson; Support worker; Fiance
implant: Two stents 2018; Left hip replacement; Loop recorder; Right knee replacement
notes: Hard of hearing in the left ear, speak up.; Please ring my son before anyone else.; Lives alone.; I have a dog at home alone.; Insulin pump on the stomach.; Keys are in the blue bag.; Do not use my right arm for blood or drips.; Epilepsy: time the seizure and call 999 after 5 minutes.; Gets confused, please speak slowly.; I am non-verbal when stressed, I can write.; Contact lens wearer. No latex gloves.; Advance directive is with my doctor.; Has dementia and may wander.; Two EpiPens in my handbag.; Registered blind, has a white cane.; Adrenal crisis kit in the bag.; Difficult veins.; Previous reaction to anaesthetic.
phone: 07911 123456; +44 7911 123456; 020 7946 0958; (212) 555-0147; 312-555-0188; +61 412 345 678; 0412 345 678; 087 123 4567; 416-555-0129
plan: Inject hydrocortisone 100 mg into the thigh muscle at once.; Give hydrocortisone before any tests.; Steroid dependent, never stop steroids.; Give factor VIII within 30 minutes, before any scan.; Ring the haemophilia centre.; Use my EpiPen in the outer thigh, then call an ambulance.; Second injector after 5 minutes if no better.; Lay flat, legs raised.; Give buccal midazolam after 5 minutes of seizure.; Give rectal diazepam if the seizure lasts more than 3 minutes.; Put me on my side and stay with me.; Call 911 if the seizure does not stop.; Keep oxygen saturation at 88 to 92 %.; Give glucagon and then sugar.; No needles, drips or blood pressure in the left arm.; No blood pressure cuff on the fistula arm.; Do not take blood from the right arm.; No suxamethonium and no volatile anaesthetics.; No intramuscular injections.; No aspirin, ibuprofen or other NSAIDs.; No high flow oxygen.; Do not insert a tube through the nose.; No MRI.; No blood, red cells, platelets or plasma.; Refuses blood transfusion, accepts cell salvage and albumin.; No CPR, no ventilation.; No feeding tube.; Usual oxygen saturation is 90 %.; Speech is always slurred.; Left side is weak since the stroke.; Walks with a frame, usually confused in the evening.; Medtronic pacemaker, place a magnet to switch it off.; Insulin pump on the abdomen, do not remove.; Defibrillator in the chest.; I do not speak when stressed, show me pictures.; Speak slowly, one question at a time.; Do not touch me without asking.; Please write things down.; I am deaf, face me.; My son is alone at home.; Care for my mother, who cannot be alone.
planDetail: red pouch in my rucksack; in my handbag; in the fridge; kit in the glove box; front pocket of the school bag; paper with my solicitor; on the fridge door; emergency kit in the kitchen cupboard; Endocrine clinic, 020 7946 0958; Dr Brown, neurology; Haemophilia centre, 24 hours; my GP
`

export const SPANISH = `
given: María; José; Antonio; Carmen; Juan; Ana; Francisco; Isabel; Manuel; Laura; Luis; Pilar; Carlos; Elena; Miguel; Rosa
family: García; Rodríguez; González; Fernández; López; Martínez; Sánchez; Pérez; Gómez; Martín; Jiménez; Hernández; Ruiz; Díaz; Moreno
allergen: Ácaros del polvo; Látex; Frutos secos; Huevo; Leche; Aspirina; Ibuprofeno; Metamizol; Sulfamidas; Contraste yodado; Picadura de abeja; Pescado; Amoxicilina
severity: Severa; Muy grave; Mortal
reaction: Erupción cutánea; Hinchazón; Dificultad para respirar; Shock anafiláctico; Picor; Vómitos; Ronchas en la piel; Edema de glotis
medicine: Simvastatina; Ibuprofeno; Acenocumarol (Sintrom); Levotiroxina (Eutirox); Insulina glargina (Lantus); Ácido acetilsalicílico (Adiro); Furosemida; Amlodipino; Salbutamol (Ventolin); Prednisona; Hidroclorotiazida
dose: 1 comprimido; 20 unidades; 2 inhalaciones; medio comprimido; 1 cápsula; 2,5 mg; 10 gotas
frequency: cada 12 horas; dos veces al día; por la mañana; por la noche; cada 24 horas; tres veces al día; antes de desayunar; al acostarse; con las comidas; si dolor; según INR; a demanda
condition: Hipertensión arterial; Diabetes mellitus tipo 1; Insuficiencia cardíaca; Fibrilación auricular; EPOC; Hipercolesterolemia; Infarto de miocardio; Insuficiencia renal crónica; Ictus; Depresión; Ansiedad; Artrosis
relationship: Mujer; Pareja; Abuela; Nieta; Tía; Amigo; Vecina; Médico de familia
implant: Prótesis de rodilla; Desfibrilador; Válvula mecánica; Stent coronario
notes: Llamar primero a mi hijo.; Tengo un perro en casa.; Llevo audífono.; No hablo inglés.; No poner vía en el brazo derecho.; Alérgica a la anestesia.
phone: +34 612 34 56 78; +34 655 123 456; 699123456; +52 1 55 1234 5678; +54 11 1234-5678; +57 300 123 4567
plan: Inyectar hidrocortisona 100 mg en el muslo de inmediato.; No suspender nunca los corticoides.; Dar el factor VIII antes de 30 minutos.; Poner el autoinyector en el muslo y llamar al 112.; Segunda dosis a los 5 minutos.; Dar midazolam bucal a los 5 minutos de crisis.; Poner de lado y no dejar solo.; Saturación entre 88 y 92 %.; Dar glucagón y luego azúcar.; No pinchar ni tomar la tensión en el brazo izquierdo.; No usar el brazo de la fístula.; No poner inyecciones intramusculares.; No dar aspirina ni ibuprofeno.; No usar succinilcolina ni anestésicos volátiles.; No transfundir sangre ni plasma.; No reanimar, no intubar.; Saturación habitual 90 %.; Habla siempre con dificultad.; Lado izquierdo débil desde el ictus.; Marcapasos, bomba de insulina en el abdomen.; No hablo cuando estoy nervioso, enseñe dibujos.; Hable despacio, una pregunta cada vez.; No me toque sin avisar.; Mi perro está solo, llamen a la vecina.
planDetail: bolsa roja en la mochila; en la nevera; en el bolso; Hospital Clínico, endocrinología; Dr. García, neurología; papel en casa
`

export const FRENCH = `
given: Marie; Jean; Pierre; Nathalie; Michel; Isabelle; Philippe; Sylvie; Nicolas; Catherine; Julien; Françoise; Camille; Sébastien; Léa; Hélène
family: Martin; Bernard; Petit; Robert; Richard; Durand; Leroy; Moreau; Simon; Laurent; Michel; Garcia; Fournier; Girard
allergen: Acariens; Œufs; Lait de vache; Aspirine; Ibuprofène; Crustacés; Venin d'abeille; Produits de contraste iodés; Amoxicilline; Sulfamides
severity: Sévère; Légère; Mortelle; Bénigne
reaction: Choc anaphylactique; Éruption cutanée; Gonflement; Difficultés respiratoires; Démangeaisons; Vomissements; Malaise; Rougeurs
medicine: Paracétamol (Doliprane); Lévothyroxine (Levothyrox); Metformine; Atorvastatine; Furosémide (Lasilix); Oméprazole; Insuline glargine (Lantus); Apixaban (Eliquis); Fluindione (Previscan); Warfarine (Coumadine); Acide acétylsalicylique (Kardegic); Prednisolone (Solupred); Salbutamol (Ventoline); Rivaroxaban (Xarelto); Irbésartan
dose: 1 comprimé; 10 unités; 2 bouffées; 1/2 comprimé; 1 gélule; 2,5 mg; 15 gouttes
frequency: le matin; le soir; 2 fois par jour; 3 fois par jour; matin midi et soir; au coucher; si douleur; selon INR; au petit-déjeuner; tous les jours; 1 fois par semaine; en cas de besoin
condition: Insuffisance cardiaque; Hypothyroïdie; Fibrillation auriculaire; Infarctus; AVC; Insuffisance rénale chronique; Cancer du sein; Cancer de la prostate; Dépression; BPCO; Arthrose
relationship: Époux; Sœur; Frère; Conjoint; Compagne; Amie; Voisin; Médecin traitant; Grand-mère; Belle-fille
implant: Prothèse de hanche; Défibrillateur; Valve mécanique; Stent
notes: Appeler ma fille en premier.; Je porte un appareil auditif.; Ne parle pas anglais.; Mon chat est seul à la maison.; Pas de prise de tension au bras gauche.; Les clés sont chez la voisine.
phone: 06 12 34 56 78; 07 12 34 56 78; 0612345678; +33612345678; +32 470 12 34 56; 01 23 45 67 89
plan: Injecter hydrocortisone 100 mg dans la cuisse tout de suite.; Ne jamais arrêter la cortisone.; Donner le facteur VIII dans les 30 minutes.; Stylo d’adrénaline dans la cuisse, puis appeler le 15.; Deuxième injection après 5 minutes.; Donner le midazolam dans la joue après 5 minutes de crise.; Mettre sur le côté et rester avec moi.; Saturation entre 88 et 92 %.; Donner du glucagon puis du sucre.; Pas de piqûre ni de tension au bras gauche.; Ne pas utiliser le bras de la fistule.; Pas d’injection intramusculaire.; Pas d’aspirine ni d’ibuprofène.; Pas de succinylcholine ni de gaz halogénés.; Pas de transfusion de sang ni de plasma.; Pas de réanimation, pas d’intubation.; Saturation habituelle 90 %.; Parle toujours difficilement.; Côté gauche faible depuis l’AVC.; Pacemaker, pompe à insuline sur le ventre.; Je ne parle pas sous stress, montrez des images.; Parler lentement, une question à la fois.; Ne pas me toucher sans prévenir.; Mon chien est seul, appeler la voisine.
planDetail: pochette rouge dans le sac à dos; dans le frigo; dans le sac à main; CHU, endocrinologie; Dr Martin, neurologie; papier chez le notaire
`

export const GERMAN = `
given: Peter; Maria; Michael; Ursula; Thomas; Monika; Andreas; Petra; Wolfgang; Elisabeth; Klaus; Sabine; Jürgen; Renate; Stefan; Karin; Christian; Helga
family: Müller; Schmidt; Schneider; Fischer; Weber; Meyer; Wagner; Becker; Schulz; Hoffmann; Schäfer; Koch; Bauer; Richter; Klein; Wolf
allergen: Hausstaubmilben; Bienengift; Gräser; Kontrastmittel; Eier; Milch; Jod; Katzenhaare; Wespenstiche; Haselnuss; Sulfonamide
severity: Lebensbedrohlich; Sehr schwer; Mäßig
reaction: Anaphylaktischer Schock; Juckreiz; Schwellung; Quaddeln; Übelkeit; Erbrechen; Schwellungen im Gesicht; Kreislaufzusammenbruch; Niesen
medicine: Pantoprazol; L-Thyroxin; Torasemid; ASS; Novaminsulfon; Amlodipin; Insulin; Hydrochlorothiazid; Furosemid; Spironolacton; Prednisolon
dose: 1 Tablette; 10 Einheiten; 20 IE; 2 Hübe; ½ Tablette; 47,5 mg; 20 Tropfen
frequency: morgens; abends; einmal täglich; bei Bedarf; zweimal täglich; täglich; morgens und abends; nach Plan; vor dem Schlafen; zu den Mahlzeiten; einmal pro Woche; nach INR; dreimal täglich
condition: Diabetes Typ 1; Epilepsie; Herzinsuffizienz; Hypothyreose; Koronare Herzkrankheit; Arthrose; Herzinfarkt; Schlaganfall; Niereninsuffizienz; Hypertonie; Arterielle Hypertonie; Hashimoto-Thyreoiditis; Rheumatoide Arthritis; Osteoporose; Brustkrebs
relationship: Schwester; Bruder; Partnerin; Lebensgefährte; Freundin; Hausarzt; Nachbarin; Oma; Enkelin; Mama
implant: Hüftprothese; Knieprothese; Stent; Künstliche Herzklappe
notes: Bitte meine Frau anrufen.; Ich trage ein Hörgerät.; Patientenverfügung liegt zu Hause.; Nimmt Blutverdünner.; Der Schlüssel liegt beim Nachbarn.; Keine Bluttransfusion.
phone: 0171 1234567; 0176 12345678; +49 89 123456; +43 664 1234567; +41 79 123 45 67; 015112345678
plan: Sofort Hydrocortison 100 mg in den Oberschenkelmuskel spritzen.; Kortison niemals absetzen.; Hydrocortison vor jeder Untersuchung geben.; Faktor VIII innerhalb von 30 Minuten geben.; Hämophiliezentrum anrufen.; Notfallpen in die Außenseite des Oberschenkels, dann 112.; Nach 5 Minuten den zweiten Pen.; Flach lagern, Beine hoch.; Nach 5 Minuten Krampfanfall Midazolam in die Wange geben.; Auf die Seite legen und dabei bleiben.; Sauerstoffsättigung bei 88 bis 92 % halten.; Glukagon spritzen, dann Zucker geben.; Keine Nadeln und keine Blutdruckmanschette am linken Arm.; Kein Blut am Shuntarm abnehmen.; Kein Succinylcholin und keine volatilen Narkosegase.; Kein Aspirin und kein Ibuprofen.; Kein MRT.; Keine Bluttransfusion, auch kein Plasma.; Keine Wiederbelebung, keine Beatmung.; Keine Magensonde.; Sättigung sonst 90 %.; Spricht immer verwaschen.; Linke Seite ist seit dem Schlaganfall schwach.; Herzschrittmacher, Magnet schaltet ihn um.; Insulinpumpe am Bauch nicht entfernen.; Spreche unter Stress nicht, bitte Bilder zeigen.; Langsam sprechen, eine Frage nach der anderen.; Nicht ohne zu fragen anfassen.; Mein Kind ist allein zu Hause.; Pflege meine Mutter.
planDetail: rote Tasche im Rucksack; im Kühlschrank; in der Handtasche; im Handschuhfach; Papier beim Hausarzt; Uniklinik, Endokrinologie; Dr. Krause, Neurologie
`

export const ITALIAN = `
given: Maria; Giuseppe; Anna; Antonio; Giovanni; Rosa; Francesco; Giulia; Mario; Angela; Luigi; Francesca; Salvatore; Paola; Roberto; Laura; Marco; Lucia
family: Rossi; Russo; Ferrari; Esposito; Bianchi; Romano; Colombo; Ricci; Marino; Greco; Bruno; Gallo; Conti; De Luca; Costa; Giordano
allergen: Pollini; Acari; Arachidi; Lattice; Frutta secca; Uova; Latte; Aspirina; FANS; Mezzo di contrasto; Veleno di ape; Crostacei; Amoxicillina; Graminacee; Nichel; Sulfamidici
severity: Moderata; Lieve; Gravissima; Media; Mortale
reaction: Orticaria; Shock anafilattico; Eruzione cutanea; Gonfiore; Difficoltà respiratoria; Prurito; Edema della glottide; Vomito; Rash cutaneo; Starnuti
medicine: Cardioaspirina; Bisoprololo; Pantoprazolo; Furosemide (Lasix); Levotiroxina (Eutirox); Warfarin (Coumadin); Paracetamolo (Tachipirina); Amlodipina; Insulina glargine; Omeprazolo; Simvastatina; Apixaban (Eliquis); Rivaroxaban (Xarelto); Salbutamolo (Ventolin); Prednisone (Deltacortene)
dose: 1 compressa; 10 unità; 2 spruzzi; mezza compressa; 1 capsula; 2,5 mg; 20 gocce
frequency: 1 volta al giorno; 2 volte al giorno; la mattina; la sera; al bisogno; ogni 8 ore; dopo cena; al mattino a digiuno; ogni 12 ore; 3 volte al giorno; prima dei pasti; una volta al giorno; secondo INR; dopo pranzo; prima di dormire; una volta alla settimana
condition: Ipertensione arteriosa; Diabete tipo 2; Diabete mellito di tipo 1; Ipotiroidismo; Fibrillazione atriale; Insufficienza renale; Scompenso cardiaco; Cardiopatia ischemica; Epilessia; Infarto; BPCO; Ictus; Depressione; Artrosi; Tumore alla prostata; Celiachia; Osteoporosi; Demenza
relationship: Figlia; Figlio; Sorella; Fratello; Compagno; Mamma; Papà; Nonna; Zia; Amica; Vicina di casa; Nipote
implant: Protesi d'anca; Defibrillatore; Valvola meccanica; Stent coronarico
notes: Chiamare mio figlio.; Porto gli apparecchi acustici.; Non parlo inglese.; Vivo sola.; Ho un cane a casa.; Non usare il braccio destro.
phone: 347 1234567; 3381234567; +39 349 1234567; +39 02 1234 5678
plan: Iniettare subito idrocortisone 100 mg nella coscia.; Non sospendere mai il cortisone.; Dare il fattore VIII entro 30 minuti.; Autoiniettore nella coscia, poi chiamare il 112.; Seconda dose dopo 5 minuti.; Dare midazolam in bocca dopo 5 minuti di crisi.; Mettere sul fianco e restare vicino.; Saturazione tra 88 e 92 %.; Dare glucagone e poi zucchero.; Niente aghi né pressione al braccio sinistro.; Non usare il braccio della fistola.; Niente iniezioni intramuscolari.; Niente aspirina né ibuprofene.; Niente succinilcolina né anestetici volatili.; Niente trasfusioni di sangue o plasma.; Non rianimare, non intubare.; Saturazione abituale 90 %.; Parla sempre male.; Lato sinistro debole dopo l’ictus.; Pacemaker, microinfusore sull’addome.; Non parlo quando sono agitato, mostrare immagini.; Parlare piano, una domanda alla volta.; Non toccarmi senza avvisare.; Il cane è solo, chiamare la vicina.
planDetail: busta rossa nello zaino; in frigorifero; nella borsa; ospedale, endocrinologia; Dott. Rossi, neurologia
`

export const PORTUGUESE = `
given: Maria; José; Ana; João; Antônio; Francisca; Francisco; Carlos; Paulo; Adriana; Pedro; Juliana; Lucas; Fernanda; Luiz; Márcia; Marcos
family: Silva; Santos; Oliveira; Souza; Pereira; Ferreira; Costa; Rodrigues; Almeida; Nascimento; Alves; Carvalho; Lima; Araújo; Ribeiro
allergen: Dipirona; Pólen; Ácaros; Amendoim; Látex; Camarão; Frutos do mar; Leite; Ovo; Aspirina; AAS; Ibuprofeno; Contraste iodado; Picada de abelha; Sulfa; Diclofenaco; Amoxicilina; Glúten
severity: Muito grave; Ligeira; Severa
reaction: Urticária; Choque anafilático; Erupção cutânea; Inchaço; Falta de ar; Coceira; Edema de glote; Vômitos; Manchas vermelhas; Inchaço no rosto; Dificuldade para respirar; Comichão
medicine: Losartana; Sinvastatina; Hidroclorotiazida; Levotiroxina (Puran T4); AAS; Anlodipino; Insulina NPH; Insulina Lantus; Furosemida; Clonazepam (Rivotril); Dipirona; Fluoxetina; Sertralina; Varfarina (Marevan); Rivaroxabana (Xarelto); Apixabana
dose: 1 comprimido; 10 unidades; 2 jatos; meio comprimido; 1 cápsula; 2,5 mg
frequency: 1 vez ao dia; 2 vezes ao dia; de manhã; à noite; de 8 em 8 horas; de 12 em 12 horas; em jejum; 3 vezes ao dia; ao deitar; se necessário; uma vez por dia; após o almoço; se dor; 1x ao dia; 2x ao dia; pela manhã; antes do café da manhã; conforme INR
condition: Hipertensão arterial; Diabetes tipo 1; Hipotireoidismo; Pressão alta; Insuficiência cardíaca; Fibrilação atrial; Colesterol alto; Depressão; Ansiedade; Infarto; AVC; Insuficiência renal crônica; Artrose; Artrite reumatoide; Câncer de mama; DPOC
relationship: Mãe; Pai; Filha; Filho; Irmã; Irmão; Avó; Tia; Mulher; Companheira; Amiga; Vizinho; Namorada; Sobrinha; Cunhada
implant: Marca-passo; Prótese de quadril; Stent; Válvula mecânica; Desfibrilador
notes: Ligar para o meu marido.; Uso aparelho auditivo.; Não falo inglês.; Tenho um cachorro em casa.; Não puncionar o braço esquerdo.; Moro sozinho.
phone: (11) 91234-5678; (21) 98765-4321; 11912345678; +351 912 345 678; 912345678
plan: Injetar hidrocortisona 100 mg na coxa de imediato.; Nunca parar o corticoide.; Dar o fator VIII em 30 minutos.; Caneta de adrenalina na coxa, depois ligar 192.; Segunda dose após 5 minutos.; Dar midazolam bucal após 5 minutos de crise.; Pôr de lado e ficar comigo.; Saturação entre 88 e 92 %.; Dar glucagon e depois açúcar.; Não puncionar nem medir a pressão no braço esquerdo.; Não usar o braço da fístula.; Não dar injeção intramuscular.; Não dar aspirina nem ibuprofeno.; Não usar succinilcolina nem anestésicos voláteis.; Não transfundir sangue nem plasma.; Não reanimar, não intubar.; Saturação habitual 90 %.; Fala sempre arrastada.; Lado esquerdo fraco desde o AVC.; Marcapasso, bomba de insulina na barriga.; Não falo quando estou nervoso, mostre figuras.; Fale devagar, uma pergunta de cada vez.; Não me toque sem avisar.; O cão está sozinho, ligar para a vizinha.
planDetail: bolsa vermelha na mochila; na geladeira; na bolsa; Hospital das Clínicas; Dr. Silva, neurologia
`

export const DUTCH = `
given: Jan; Maria; Johannes; Anna; Pieter; Cornelia; Kees; Johanna; Hendrik; Elisabeth; Willem; Wilhelmina; Peter; Anja; Henk; Marieke; Gerard; Ingrid
family: de Jong; Jansen; de Vries; van den Berg; van Dijk; Bakker; Janssen; Visser; Smit; Meijer; de Boer; Mulder; de Groot; Bos; Vos
allergen: Penicilline; Huisstofmijt; Pinda; Noten; Bijensteek; Graspollen; Contrastmiddel; Ei; Koemelk; Aspirine; NSAID's; Jodium; Amoxicilline; Katten; Wespengif
severity: Ernstig; Matig; Licht; Levensbedreigend; Zeer ernstig
reaction: Huiduitslag; Anafylactische shock; Benauwdheid; Jeuk; Zwelling; Galbulten; Misselijkheid; Braken; Opgezwollen gezicht; Flauwvallen; Niezen; Astma-aanval
medicine: Simvastatine; Metformine; Acetylsalicylzuur (Ascal); Pantoprazol; Atorvastatine; Hydrochloorthiazide; Apixaban (Eliquis); Rivaroxaban (Xarelto); Insuline glargine (Lantus); Insuline aspart (NovoRapid); Salbutamol (Ventolin)
dose: 10 eenheden; 2 pufjes; een halve tablet; 2,5 mg
frequency: 1x per dag; 2x per dag; 's ochtends; 's avonds; zo nodig; 1 keer per dag; eenmaal daags; tweemaal daags; 3x daags; voor het slapen; bij het ontbijt; dagelijks; bij de maaltijd; voor het eten; volgens trombosedienst; 's morgens; om de dag
condition: Hoge bloeddruk; Epilepsie; Diabetes type 2; Diabetes mellitus type 1; Astma; Hartfalen; Boezemfibrilleren; Hypothyreoïdie; Hartinfarct; Beroerte; Nierinsufficiëntie; Artrose; Reumatoïde artritis; Depressie; Borstkanker; Prostaatkanker; Hoog cholesterol; Ziekte van Parkinson; Dementie
relationship: Moeder; Vader; Echtgenote; Echtgenoot; Dochter; Zoon; Zus; Broer; Vriendin; Vriend; Vrouw; Man; Buurman; Huisarts; Oma
implant: Heupprothese; Kunstklep; Stent
notes: Bel eerst mijn man.; Ik draag een hoorapparaat.; Spreekt geen Engels.; Mijn kat is alleen thuis.; Geen bloeddruk meten aan rechterarm.; Gebruikt bloedverdunners.
phone: 06 12345678; 06-12345678; 0612345678; +32 470 12 34 56; 020 123 4567
plan: Direct hydrocortison 100 mg in de bovenbeenspier spuiten.; Nooit stoppen met corticosteroïden.; Factor VIII geven binnen 30 minuten.; EpiPen in het bovenbeen, daarna 112 bellen.; Tweede pen na 5 minuten.; Midazolam in de wang geven na 5 minuten aanval.; Op de zij leggen en bij me blijven.; Saturatie op 88 tot 92 % houden.; Glucagon geven en daarna suiker.; Geen naalden en geen bloeddruk aan de linkerarm.; De shuntarm niet gebruiken.; Geen injecties in de spier.; Geen aspirine of ibuprofen.; Geen succinylcholine of dampvormige narcose.; Geen bloedtransfusie, ook geen plasma.; Niet reanimeren, niet beademen.; Saturatie is normaal 90 %.; Praat altijd onduidelijk.; Linkerkant is zwak sinds de beroerte.; Pacemaker, insulinepomp op de buik.; Ik praat niet onder stress, laat plaatjes zien.; Praat langzaam, één vraag tegelijk.; Raak me niet zomaar aan.; De hond is alleen, bel de buurvrouw.
planDetail: rood tasje in de rugzak; in de koelkast; in de handtas; UMC, endocrinologie; Dr. De Vries, neurologie
`

export const POLISH = `
given: Anna; Piotr; Maria; Krzysztof; Katarzyna; Andrzej; Małgorzata; Tomasz; Agnieszka; Jan; Barbara; Paweł; Ewa; Michał; Krystyna; Marcin; Elżbieta; Stanisław; Zofia; Jakub
family: Nowak; Kowalski; Wiśniewski; Wójcik; Kowalczyk; Kamińska; Lewandowski; Zielińska; Szymański; Woźniak; Dąbrowska; Kozłowski; Jankowski; Mazur; Wojciechowska; Kwiatkowski
allergen: Penicylina; Pyłki; Roztocza; Orzechy; Lateks; Orzeszki ziemne; Jad pszczoły; Trawy; Środki kontrastowe; Jajka; Mleko; Aspiryna; Jod; Amoksycylina; Sierść psa; Ukąszenie osy; Leszczyna; Sulfonamidy; Pyralgina; Nikiel
severity: Ciężka; Umiarkowana; Łagodna; Lekka; Zagrażająca życiu; Silna
reaction: Wysypka; Wstrząs anafilaktyczny; Duszność; Świąd; Obrzęk; Pokrzywka; Nudności; Wymioty; Obrzęk twarzy; Omdlenie; Kichanie; Katar; Biegunka
medicine: Ramipryl; Atorwastatyna; Pantoprazol; Acard; Polocard; Amlodypina; Furosemid; Warfaryna; Warfin; Acenokumarol (Sintrom); Insulina; Gensulin; Enalapryl; Simwastatyna; Spironolakton; Berodual; Encorton; Metypred
dose: 1 tabletka; 10 jednostek; 2 wdechy; pół tabletki; 1 kapsułka; 2,5 mg
frequency: 1 raz dziennie; 2 razy dziennie; rano; wieczorem; w razie potrzeby; rano i wieczorem; raz dziennie; co 12 godzin; 3 razy dziennie; na noc; przed snem; codziennie; przed posiłkiem; po śniadaniu; według schematu; na czczo; raz w tygodniu; dwa razy dziennie; w razie bólu
condition: Nadciśnienie tętnicze; Cukrzyca typu 2; Cukrzyca typu 1; Astma; Niedoczynność tarczycy; Niewydolność serca; Migotanie przedsionków; Padaczka; Choroba wieńcowa; Nadciśnienie; POChP; Zawał serca; Udar; Niewydolność nerek; Depresja; Hashimoto; Reumatoidalne zapalenie stawów; Osteoporoza; Rak piersi; Rak prostaty; Choroba Parkinsona; Migrena; Dna moczanowa
relationship: Matka; Ojciec; Żona; Mąż; Córka; Syn; Siostra; Brat; Mama; Tata; Babcia; Wnuk; Przyjaciółka; Sąsiad; Lekarz rodzinny; Teściowa
implant: Rozrusznik serca; Endoproteza biodra; Kardiowerter-defibrylator; Sztuczna zastawka; Stent
notes: Proszę zadzwonić do żony.; Noszę aparat słuchowy.; Nie mówię po angielsku.; W domu jest kot.; Nie pobierać krwi z prawej ręki.; Przyjmuję leki przeciwzakrzepowe.
phone: 601 234 567; 501234567; +48 22 123 45 67; 48601234567
plan: Natychmiast podać hydrokortyzon 100 mg w udo.; Nigdy nie odstawiać sterydów.; Podać czynnik VIII w ciągu 30 minut.; Adrenalina w udo, potem dzwonić pod 112.; Druga dawka po 5 minutach.; Podać midazolam do policzka po 5 minutach napadu.; Ułożyć na boku i zostać ze mną.; Saturacja od 88 do 92 %.; Podać glukagon, potem cukier.; Nie kłuć i nie mierzyć ciśnienia na lewej ręce.; Nie używać ręki z przetoką.; Bez zastrzyków domięśniowych.; Nie podawać aspiryny ani ibuprofenu.; Nie podawać sukcynylocholiny ani gazów wziewnych.; Nie przetaczać krwi ani osocza.; Nie reanimować, nie intubować.; Zwykła saturacja 90 %.; Zawsze mówi niewyraźnie.; Lewa strona słaba po udarze.; Rozrusznik serca, pompa insulinowa na brzuchu.; W stresie nie mówię, proszę pokazać obrazki.; Mówić powoli, jedno pytanie naraz.; Nie dotykać bez pytania.; Pies jest sam, zadzwonić do sąsiadki.
planDetail: czerwona saszetka w plecaku; w lodówce; w torebce; szpital, endokrynologia; dr Nowak, neurologia
`

/** Russian records use these words as well. */
export const UKRAINIAN = `
given: Олена; Олександр; Наталія; Сергій; Марія; Володимир; Ірина; Андрій; Тетяна; Микола; Ольга; Іван; Світлана; Василь; Галина; Юрій; Людмила; Віктор; Оксана; Петро; Елена; Екатерина; Ирина; Алексей; Наталья
family: Шевченко; Коваленко; Мельник; Бондаренко; Ткаченко; Кравченко; Олійник; Бойко; Коваль; Ковальчук; Поліщук; Шевчук; Ткачук; Иванова; Соколов; Васильев; Новикова
allergen: Пеніцилін; Пилок; Домашній пил; Арахіс; Латекс; Горіхи; Яйця; Молоко; Аспірин; Укус бджоли; Йод; Новокаїн; Лідокаїн; Цитрусові; Риба; Амброзія; Шерсть тварин; Антибіотики; Анальгін; Полуниця; Пыльца; Домашняя пыль; Арахис; Орехи
severity: Важка; Середня; Легка; Тяжка; Помірна; Сильна; Небезпечна для життя; Легкая; Тяжелая; Средняя
reaction: Набряк Квінке; Кропив'янка; Висип; Анафілактичний шок; Свербіж; Задишка; Набряк обличчя; Нудота; Блювання; Почервоніння шкіри; Чхання; Нежить; Бронхоспазм; Утруднене дихання; Отёк Квинке; Зуд; Одышка
medicine: Аспірин; Бісопролол; Конкор; Метформін; Сіофор; Аторвастатин; Еналаприл; Лізиноприл; Раміприл; Амлодипін; Валсартан; Індапамід; Фуросемід; Торасемід; Верошпірон; Ксарелто; Еліквіс; Клопідогрель; Кардіомагніл; Розувастатин; L-тироксин; Еутирокс; Інсулін; Лантус; Новорапід; Омепразол; Пантопразол; Преднізолон; Дексаметазон; Сальбутамол; Беродуал; Карбамазепін; Фінлепсин
dose: 1 таблетка; 10 од.; 12 одиниць; 2 вдихи; 2,5 мг; 50 мкг; 1 капсула; пів таблетки; 2 дозы
frequency: 1 раз на день; 2 рази на день; вранці; ввечері; на ніч; зранку; щодня; 3 рази на день; двічі на день; перед їжею; після їжі; натще; за потреби; вранці та ввечері; перед сном; раз на добу; раз на тиждень; при болю; щоранку; за схемою; вечером
condition: Гіпертонія; Гіпертонічна хвороба; Цукровий діабет 2 типу; Цукровий діабет 1 типу; Бронхіальна астма; Ішемічна хвороба серця; Епілепсія; Серцева недостатність; Фібриляція передсердь; Гіпотиреоз; Інфаркт міокарда; Інсульт; Стенокардія; Хронічна хвороба нирок; Виразкова хвороба; Аритмія; Артроз; Ревматоїдний артрит; Мігрень; Гастрит; Хронічний бронхіт; Депресія; Остеопороз; Рак молочної залози; Рак простати; Псоріаз; Сахарный диабет; Инфаркт миокарда
relationship: Мати; Батько; Чоловік; Донька; Син; Сестра; Брат; Мама; Тато; Бабуся; Дідусь; Подруга; Друг; Сусідка; Сімейний лікар; Онука; Дочка
implant: Кардіостимулятор; Протез суглоба; Стент; Штучний клапан серця
notes: Телефонуйте чоловікові.; Ношу слуховий апарат.; Не розмовляю англійською.; Вдома собака.; Ключі у сусідки.; Приймаю антикоагулянти.; Не колоти в праву руку.; Проживаю з сином.
phone: +380 50 123 45 67; +380501234567; 067 123 45 67; 0931234567; (050) 123-45-67; +7 916 123-45-67; 8 903 123 45 67
plan: Негайно ввести гідрокортизон 100 мг у стегно.; Ніколи не припиняти гормони.; Дати фактор VIII протягом 30 хвилин.; Шприц-ручка у стегно, потім дзвонити 103.; Друга доза через 5 хвилин.; Дати мідазолам за щоку через 5 хвилин нападу.; Покласти на бік і не залишати.; Сатурація 88–92 %.; Ввести глюкагон, потім дати цукор.; Не колоти і не міряти тиск на лівій руці.; Не використовувати руку з фістулою.; Без внутрішньом’язових уколів.; Не давати аспірин та ібупрофен.; Не робити МРТ.; Не реанімувати, не інтубувати.; Звичайна сатурація 90 %.; Завжди говорить нечітко.; Ліва сторона слабка після інсульту.; Кардіостимулятор, інсулінова помпа на животі.; У стресі не говорю, покажіть картинки.; Говорити повільно, по одному питанню.; Не торкатися без попередження.; Дитина сама вдома.; Собака сам, подзвоніть сусідці.; Важка інтубація.; Срочно ввести гидрокортизон 100 мг в бедро.; Никогда не отменять гормоны.; Положить на бок и не оставлять.; Не переливать кровь.
planDetail: червона сумочка в рюкзаку; у холодильнику; у сумці; лікарня, ендокринологія; др. Коваль, неврологія
`

export const ARABIC = `
given: محمد; فاطمة; أحمد; عائشة; علي; مريم; حسن; زينب; عمر; سارة; خالد; نورة; محمود; ليلى; إبراهيم; هدى; يوسف; أمينة; عبد الله; سلمى
family: محمد; أحمد; علي; حسن; إبراهيم; المصري; الخطيب; حداد; الحسن; العلي; خليل; السيد; يوسف; النجار; صالح; العمري
allergen: حبوب اللقاح; الغبار; المكسرات; البيض; الحليب; السمك; المأكولات البحرية; لسعة النحل; الأسبرين; اللاتكس; السلفا; الأموكسيسيلين; الإيبوبروفين; صبغة التباين; القمح; القطط; الجمبري; الفراولة
severity: شديد; متوسط; خفيف; خطيرة; مهددة للحياة; شديدة جدا
reaction: ضيق في التنفس; تورم; صدمة تحسسية; شرى; تورم الوجه; غثيان; قيء; عطاس; احمرار الجلد; إغماء; إسهال
medicine: أملوديبين; أتورفاستاتين; أوميبرازول; باراسيتامول; بنادول; كونكور; بيسوبرولول; لوسارتان; فوروسيميد; لازيكس; جلوكوفاج; لانتوس; ثيروكسين; ليفوثيروكسين; كلوبيدوجريل; بلافيكس; ديجوكسين; بريدنيزولون; سالبوتامول; فنتولين; ايبوبروفين; كاربامازيبين; تجريتول; ديباكين; فالبروات; كيبرا; راميبريل; كابتوبريل; فالسارتان
dose: 10 ملغ; حبة واحدة; 20 وحدة; نصف حبة; بختان; 100 ملغ; قرص; 81 ملغ; ٥٠٠ ملغ; 50 ميكروغرام; 1 غرام
frequency: مرة واحدة يوميا; عند اللزوم; صباحا; مساء; قبل النوم; يوميا; ثلاث مرات يوميا; قبل الأكل; بعد الأكل; كل 12 ساعة; كل 8 ساعات; صباحا ومساء; على الريق; مرة في الأسبوع; كل يوم; مع الطعام; بعد الغداء; ليلا; في الصباح
condition: السكري من النوع الثاني; أمراض القلب; الفشل الكلوي; فقر الدم; قصور الغدة الدرقية; السكري النوع الأول; جلطة قلبية; جلطة دماغية; ارتفاع الكوليسترول; التهاب المفاصل; الرجفان الأذيني; الشقيقة; الاكتئاب; القلق; سرطان الثدي; سرطان القولون; القولون العصبي; فقر الدم المنجلي; الثلاسيميا; التهاب الكبد
relationship: الأم; الأب; الزوجة; الزوج; والد; والدة; صديق; عم; خال; جار; جدة; بنت; الابن; الأخ
implant: منظم ضربات القلب; مفصل صناعي; دعامة قلبية; صمام صناعي
notes: يرجى الاتصال بزوجتي.; أستخدم سماعة أذن.; لا أتكلم الإنجليزية.; مفاتيح البيت مع الجار.; لا تسحبوا الدم من الذراع الأيمن.; أتناول مميعات الدم.; أسكن مع ابنتي.
phone: 0501234567; +971 50 123 4567; 01012345678; +962 7 9012 3456; ٠٥٠١٢٣٤٥٦٧; +212 612-345678; +961 3 123 456
plan: حقن هيدروكورتيزون ١٠٠ ملغ في الفخذ فورًا.; لا توقفوا الكورتيزون أبدًا.; إعطاء العامل الثامن خلال ٣٠ دقيقة.; قلم الأدرينالين في الفخذ ثم الاتصال بالإسعاف.; جرعة ثانية بعد ٥ دقائق.; ميدازولام في الخد بعد ٥ دقائق من النوبة.; ضعوني على جانبي وابقوا معي.; تشبع الأكسجين من ٨٨ إلى ٩٢ ٪.; جلوكاجون ثم سكر.; لا إبر ولا قياس ضغط في الذراع الأيسر.; لا تستخدموا ذراع الناسور.; لا حقن في العضل.; لا أسبرين ولا إيبوبروفين.; لا رنين مغناطيسي.; لا إنعاش ولا تنفس صناعي.; التشبع المعتاد ٩٠ ٪.; الكلام ثقيل دائمًا.; الجانب الأيسر ضعيف منذ السكتة.; منظم ضربات القلب.; مضخة الأنسولين على البطن.; لا أتكلم عند التوتر، أروني صورًا.; تكلموا ببطء، سؤال واحد كل مرة.; لا تلمسوني دون إخباري.; كلبي وحده، اتصلوا بالجارة.
planDetail: الحقيبة الحمراء في حقيبة الظهر; في الثلاجة; في حقيبتي; المستشفى، قسم الغدد; د. أحمد
`

export const CHINESE = `
given: 伟; 芳; 娜; 秀英; 敏; 静; 丽; 强; 磊; 军; 洋; 勇; 艳; 杰; 娟; 涛; 明; 超; 秀兰; 霞; 平; 刚; 桂英; 建华; 玉兰; 建军; 志明; 小红; 丽华; 国强; 春梅; 海燕; 文华; 晓明; 玉珍; 淑珍; 志强
family: 王; 李; 张; 刘; 陈; 杨; 黄; 赵; 吴; 周; 徐; 孙; 马; 朱; 胡; 郭; 何; 林; 高; 罗; 郑; 梁; 谢; 宋; 唐; 许; 邓; 韩; 冯; 曹; 彭; 曾; 肖; 田; 董; 潘; 袁; 蔡; 蒋; 余; 于; 杜; 叶
allergen: 海鲜; 花粉; 尘螨; 牛奶; 鸡蛋; 头孢; 磺胺; 虾; 螃蟹; 乳胶; 阿司匹林; 造影剂; 芒果; 大豆; 坚果; 猫毛; 蜜蜂叮咬; 酒精; 小麦; 鱼; 布洛芬; 头孢类抗生素; 碘; 链霉素; 阿莫西林
severity: 危及生命; 非常严重; 轻微; 一般; 致命
reaction: 荨麻疹; 过敏性休克; 瘙痒; 红肿; 呕吐; 腹泻; 喉头水肿; 打喷嚏; 流鼻涕; 恶心; 面部肿胀; 胸闷; 头晕; 哮喘发作; 皮肤发红; 休克; 全身起疹; 嘴唇肿
medicine: 氨氯地平; 硝苯地平; 阿托伐他汀; 瑞舒伐他汀; 美托洛尔; 倍他乐克; 氯吡格雷; 波立维; 利伐沙班; 甘精胰岛素; 门冬胰岛素; 缬沙坦; 氯沙坦; 厄贝沙坦; 卡托普利; 依那普利; 比索洛尔; 呋塞米; 螺内酯; 硝酸甘油; 奥美拉唑; 左甲状腺素钠; 优甲乐; 泼尼松; 地塞米松; 沙丁胺醇; 布洛芬; 对乙酰氨基酚; 阿卡波糖; 格列美脲; 格列齐特; 卡马西平; 丙戊酸钠; 左乙拉西坦; 苯妥英钠; 地高辛; 氢氯噻嗪
dose: 5毫克; 100毫克; 2片; 0.5克; 10单位; 半片; 20毫克; 50微克; 2喷; 1粒; 一片; 10粒; 12单位; 5ml; 1袋
frequency: 每日一次; 每天一次; 每日三次; 睡前; 早上; 每晚; 饭前; 饭后; 需要时; 必要时; 一天三次; 每天早上; 每晚一次; 早晚各一次; 每周一次; 空腹; 每天三次; 早餐后; 晚上; 餐前; 睡前注射; 隔日一次; 疼痛时; 每8小时; 每12小时; 一日两次; 一天两次
condition: 2型糖尿病; 冠心病; 高血脂; 脑梗死; 慢性肾病; 乙肝; 癫痫; 心力衰竭; 房颤; 心房颤动; 痛风; 甲亢; 甲减; 1型糖尿病; 慢性胃炎; 胃溃疡; 肺癌; 乳腺癌; 肝癌; 胃癌; 抑郁症; 焦虑症; 失眠; 类风湿关节炎; 骨质疏松; 慢性阻塞性肺疾病; 支气管炎; 心肌梗死; 中风; 脑出血; 贫血; 肝硬化; 肺结核; 白血病; 帕金森病; 老年痴呆
relationship: 妈妈; 爸爸; 哥哥; 姐姐; 弟弟; 妹妹; 朋友; 同事; 邻居; 配偶; 爷爷; 奶奶; 外婆; 孙子; 老婆; 老公; 女婿
implant: 心脏起搏器; 心脏支架; 人工关节; 人工瓣膜; 钢板
notes: 请联系我的妻子。; 听力不好，戴助听器。; 不会说英语。; 家里有老人和狗。; 右臂不能抽血。; 正在服用抗凝药。; 药在包里。
phone: +86 138 1234 5678; 13812345678; 138-1234-5678; +86 13912345678; 010-12345678; +852 9123 4567; 0912-345-678
plan: 立即在大腿注射氢化可的松100毫克。; 不能停用激素。; 30分钟内输注第八因子。; 肾上腺素笔打大腿外侧，然后叫救护车。; 5分钟后可打第二支。; 抽搐超过5分钟给咪达唑仑。; 让我侧卧，不要离开。; 血氧保持在88%到92%。; 先打胰高血糖素，再给糖。; 左臂不能打针，不能量血压。; 不要用有瘘管的手臂。; 不要肌肉注射。; 不能用阿司匹林和布洛芬。; 不能做核磁共振。; 不做心肺复苏，不插管。; 平时血氧90%。; 平时说话不清楚。; 中风后左侧无力。; 有心脏起搏器。; 腹部有胰岛素泵。; 紧张时不说话，请给我看图片。; 请慢慢说，一次问一个问题。; 不要突然碰我。; 狗在家，请联系邻居。
planDetail: 背包里的红色小包; 冰箱里; 手提包里; 医院内分泌科; 王医生
`

export const JAPANESE = `
given: 太郎; 花子; 健; 陽子; 一郎; 恵子; 誠; 和子; 隆; 洋子; 博; 美智子; 翔; 愛; 大翔; 結衣; 健一; 久美子; 浩; 真由美; 清; 智子; 勇; 直美; 茂; 明美; 修; 京子; 学; 由美; 蓮; 葵; 陽翔; 凛; 悠真; 美咲; 拓也; 彩
family: 佐藤; 鈴木; 高橋; 田中; 伊藤; 渡辺; 山本; 中村; 小林; 加藤; 吉田; 山田; 佐々木; 山口; 松本; 井上; 木村; 林; 斎藤; 清水; 山崎; 森; 池田; 橋本; 阿部; 石川; 山下; 中島; 石井; 小川; 前田; 岡田; 長谷川; 藤田; 後藤; 近藤
allergen: 小麦; ピーナッツ; えび; かに; 牛乳; スギ花粉; 花粉; ハウスダスト; ダニ; ラテックス; ヨード造影剤; 造影剤; アスピリン; 蜂; セフェム系; ロキソニン; ハチ毒; くるみ; さば; キウイ; 大豆; 猫; 犬; 金属; アルコール; 鎮痛剤
severity: 中等度; 軽度; 重い; 軽い; 重症; 軽症; 中程度; 生命に関わる; 不明
reaction: 発疹; 呼吸困難; かゆみ; 嘔吐; アナフィラキシーショック; 蕁麻疹; 鼻水; くしゃみ; 顔の腫れ; 湿疹; 下痢; 喘息発作; 腹痛; のどのかゆみ; 吐き気; 意識消失; 発赤; 血圧低下; 口の中のかゆみ
medicine: アムロジピン; ワルファリン; バイアスピリン; メトホルミン; ランソプラゾール; ロスバスタチン; アトルバスタチン; リピトール; クレストール; ランタス; ノボラピッド; エリキュース; イグザレルト; リクシアナ; プラザキサ; フロセミド; ラシックス; ビソプロロール; メインテート; カルベジロール; アーチスト; オルメサルタン; カンデサルタン; テルミサルタン; ミカルディス; ディオバン; ニフェジピン; アダラート; エナラプリル; スピロノラクトン; ジゴキシン; ニトログリセリン; クロピドグレル; プラビックス; プレドニゾロン; プレドニン; レボチロキシン; チラーヂンS; デパケン; バルプロ酸; カルバマゼピン; テグレトール; レベチラセタム; イーケプラ; ラモトリギン; ロキソプロフェン; ロキソニン; カロナール
dose: 1錠; 2錠; 10単位; 0.5錠; 1カプセル; 2吸入; 1包; 50 μg; 8単位; 1回1錠
frequency: 1日1回; 1日2回; 1日3回; 朝食後; 夕食後; 毎食後; 就寝前; 寝る前; 1日1回朝食後; 朝夕食後; 1日2回朝夕食後; 頓服; 痛い時; 発作時; 毎朝; 起床時; 1日3回毎食後; 食前; 週1回; 必要時; 朝; 夜; 食後; 朝夕; 昼食後; 1日1回夕食後
condition: 2型糖尿病; 1型糖尿病; 気管支喘息; 心筋梗塞; 心房細動; 心不全; 脳梗塞; 脳出血; 慢性腎臓病; 慢性腎不全; 透析中; 脂質異常症; 高脂血症; 不整脈; 甲状腺機能低下症; 甲状腺機能亢進症; バセドウ病; 橋本病; 関節リウマチ; 骨粗しょう症; 痛風; 緑内障; 白内障; うつ病; 認知症; アルツハイマー型認知症; パーキンソン病; 胃がん; 大腸がん; 肺がん; 乳がん; 前立腺がん; 前立腺肥大; B型肝炎
relationship: 娘; 息子; 姉; 兄; 妹; 弟; 祖母; 祖父; 友人; 次女; 次男; 隣人; 主治医; かかりつけ医; 孫; 叔母
implant: ペースメーカー; 人工関節; 人工弁; ステント
notes: 妻に連絡してください。; 補聴器を使用しています。; 英語は話せません。; 犬を飼っています。; 右腕で血圧を測らないでください。; 血液をさらさらにする薬を飲んでいます。; 薬はかばんの中です。; 鍵は隣の家にあります。
phone: 090-1234-5678; 080-1234-5678; 070-1234-5678; 03-1234-5678; 09012345678; 06-6123-4567
plan: すぐにヒドロコルチゾン100mgを太ももに注射してください。; ステロイドを中止しないでください。; 30分以内に第VIII因子を投与してください。; エピペンを太ももに打ち、救急車を呼んでください。; 5分後に2本目を使えます。; けいれんが5分続いたらミダゾラムを頬に入れてください。; 横向きに寝かせ、そばにいてください。; 酸素飽和度は88から92％に保ってください。; グルカゴンの後に砂糖をください。; 左腕で採血や血圧測定をしないでください。; シャントの腕を使わないでください。; 筋肉注射をしないでください。; アスピリンやイブプロフェンは使わないでください。; MRIは禁止です。; 心肺蘇生や挿管をしないでください。; 普段の酸素飽和度は90％です。; 普段から話し方が不明瞭です。; 脳卒中の後、左半身が弱いです。; ペースメーカーがあります。; 腹部にインスリンポンプがあります。; 緊張すると話せません。絵を見せてください。; ゆっくり、一つずつ聞いてください。; 急に触らないでください。; 犬が家にいます。隣の人に電話してください。
planDetail: リュックの赤いポーチ; 冷蔵庫; かばんの中; 大学病院 内分泌科; 田中先生
`

export const HINDI = `
given: राम; सीता; राज; प्रिया; अमित; सुनीता; राहुल; पूजा; संजय; अनीता; विजय; कविता; राजेश; रेखा; सुरेश; गीता; मोहन; मीना; अनिल; नेहा; रवि; सरिता; अजय; उषा; दीपक; ममता
family: कुमार; शर्मा; सिंह; देवी; गुप्ता; वर्मा; यादव; मिश्रा; पटेल; खान; जोशी; पांडेय; तिवारी; चौधरी; अग्रवाल; शुक्ला
allergen: मूंगफली; धूल; पराग; दूध; अंडा; सल्फा; मधुमक्खी का डंक; एस्पिरिन; लेटेक्स; समुद्री भोजन; मछली; आयोडीन; गेहूं; सोया; धूल के कण; काजू; झींगा; इबुप्रोफेन; सल्फा दवाएं
severity: गंभीर; मध्यम; हल्की; हल्का; बहुत गंभीर; जानलेवा; तीव्र; सामान्य
reaction: चकत्ते; सांस लेने में तकलीफ; खुजली; सूजन; उल्टी; पित्ती; सांस फूलना; एनाफिलेक्सिस; चेहरे पर सूजन; दाने; चक्कर आना; छींक आना; नाक बहना; बेहोशी; दस्त; त्वचा पर लाल चकत्ते; गले में सूजन
medicine: मेटफॉर्मिन; एस्पिरिन; एम्लोडिपिन; एमलोडिपीन; एटोरवास्टेटिन; इंसुलिन; पैरासिटामोल; क्रोसिन; डोलो; टेल्मिसार्टन; टेल्मा; लोसार्टन; थायरोक्सिन; थायरोनॉर्म; एल्ट्रोक्सिन; ओमेप्राजोल; पैंटोप्राज़ोल; पैन 40; रैनिटिडीन; ग्लिमेपिराइड; ग्लाइकोमेट; मेटोप्रोलोल; एटेनोलोल; क्लोपिडोग्रेल; इकोस्प्रिन; वारफेरिन; एसिट्रोम; फ्यूरोसेमाइड; लैसिक्स; साल्बुटामोल; अस्थालिन; बुडेकोर्ट; प्रेडनिसोलोन; फेनिटोइन; वैल्प्रोएट; लेवेटिरासेटम; कार्बामाज़ेपाइन
dose: 500 मिग्रा; 5 मिग्रा; 10 मिग्रा; 1 गोली; 10 यूनिट; 2 पफ; आधी गोली; 500 मिलीग्राम; 40 मिग्रा; 1 कैप्सूल; 20 यूनिट; 2 गोली; 5 मिली
frequency: दिन में दो बार; दिन में एक बार; दिन में तीन बार; रोज; सुबह; रात को; सुबह शाम; खाने के बाद; खाने से पहले; रोज सुबह; सोते समय; खाली पेट; रोजाना; जरूरत पड़ने पर; रात को सोते समय; सप्ताह में एक बार; सुबह खाली पेट; नाश्ते के बाद; शाम को; दर्द होने पर; हर 8 घंटे; हर 12 घंटे; दोपहर में; आवश्यकता अनुसार; प्रतिदिन; नाश्ते से पहले
condition: उच्च रक्तचाप; दमा; अस्थमा; हृदय रोग; टाइप 2 मधुमेह; मिर्गी; थायराइड; दिल का दौरा; गुर्दे की बीमारी; हाइपोथायरायडिज्म; शुगर; हाई ब्लड प्रेशर; टीबी; एनीमिया; गठिया; माइग्रेन; अवसाद; लकवा; कैंसर; स्तन कैंसर; पथरी; गर्भावस्था; कोलेस्ट्रॉल; हेपेटाइटिस बी; मोतियाबिंद; सिकल सेल; थैलेसीमिया; टाइप 1 मधुमेह; गुर्दे की पथरी; किडनी फेल; डायलिसिस; हार्ट फेल
relationship: माता; पिता; बेटा; बेटी; भाई; बहन; माँ; पुत्र; पुत्री; मित्र; दोस्त; पड़ोसी; चाचा; मामा; दादी; दादा; पोता; बहू; दामाद; भाभी; चाची
implant: पेसमेकर; स्टेंट; घुटने का प्रत्यारोपण; कूल्हे का प्रत्यारोपण; कृत्रिम वाल्व
notes: कृपया मेरी पत्नी को फोन करें।; मैं कान की मशीन लगाता हूं।; मुझे अंग्रेजी नहीं आती।; दाएं हाथ से खून न लें।; मैं खून पतला करने की दवा लेता हूं।; चाबी पड़ोसी के पास है।; दवाइयां मेरे बैग में हैं।; मुझे कम सुनाई देता है।
phone: 9876543210; +91 9812345678; 098765 43210; 011 2345 6789; 8123456789; +91-98765-43210
plan: तुरंत जांघ में हाइड्रोकार्टिसोन 100 मिग्रा का इंजेक्शन दें।; स्टेरॉयड कभी बंद न करें।; 30 मिनट के भीतर फैक्टर VIII दें।; जांघ में एड्रेनालिन पेन लगाएं, फिर एम्बुलेंस बुलाएं।; 5 मिनट बाद दूसरी खुराक।; 5 मिनट के दौरे के बाद गाल में मिडाज़ोलम दें।; करवट पर लिटाएं और साथ रहें।; ऑक्सीजन 88 से 92 % रखें।; पहले ग्लूकागन, फिर चीनी दें।; बाएं हाथ में सुई या बीपी न लें।; फिस्टुला वाले हाथ का उपयोग न करें।; मांसपेशी में इंजेक्शन न दें।; एस्पिरिन और इबुप्रोफेन न दें।; एमआरआई न करें।; सीपीआर न करें, ट्यूब न डालें।; सामान्य ऑक्सीजन 90 %।; बोली हमेशा अस्पष्ट रहती है।; स्ट्रोक के बाद बायां हिस्सा कमजोर है।; पेसमेकर लगा है।; पेट पर इंसुलिन पंप है।; तनाव में नहीं बोलता, चित्र दिखाएं।; धीरे बोलें, एक बार में एक सवाल।; बच्चा घर पर अकेला है।
planDetail: बैग में लाल थैली; फ्रिज में; मेरे पर्स में; अस्पताल, एंडोक्राइन विभाग; डॉ. शर्मा
`
