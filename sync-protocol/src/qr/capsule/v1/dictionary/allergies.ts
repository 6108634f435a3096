/**
 * Allergens (the 14 of Regulation (EU) 1169/2011 annex II, medicines, stings, materials), what they
 * do, and how bad: one phrase a line, the most common first. Part of capsule version 1: see README.
 */
export const ALLERGENS_TEXT = `
Penicillin
Peanuts
Latex
Sulfa drugs
Shellfish
Tree nuts
Eggs
Milk
Bee stings
Aspirin
Ibuprofen
Pollen
Dust mites
Amoxicillin
NSAIDs
Codeine
Iodine contrast
Morphine
Wheat
Soy
Fish
Sesame
Gluten
Cats
Wasp stings
Mold
Dogs
Cephalosporins
Contrast dye
Insect stings
Dairy
Lactose
Nuts
Seafood
Crustaceans
Molluscs
Mustard
Celery
Lupin
Sulphites
Peanut
Egg
Cow's milk
Bee venom
Cashew
Hazelnut
Walnut
Almond
Pistachio
Shrimp
Strawberries
Kiwi
Banana
Avocado
Apple
Tomato
Peach
Citrus
Chocolate
Garlic
Corn
Grass pollen
Birch pollen
Ragweed
Animal dander
Cat hair
Horses
Nickel
Adhesive tape
Plasters
Chlorhexidine
Iodine
Betadine
Sulfonamides
Bactrim
Augmentin
Erythromycin
Clindamycin
Ciprofloxacin
Vancomycin
Tetracycline
Doxycycline
Paracetamol
Naproxen
Diclofenac
Metamizole
Lidocaine
Local anesthetic
General anesthesia
Propofol
Suxamethonium
Rocuronium
Heparin
Insulin
ACE inhibitors
Lisinopril
Statins
Tramadol
Oxycodone
Fentanyl
Carbamazepine
Phenytoin
Lamotrigine
Metoclopramide
Ondansetron
Vaccines
Gelatin
Alpha-gal
Red meat
Fragrance
Perfume
Fire ants
Hornets
Mosquito bites
Sunlight
Cold
Penicilina
Cacahuetes
Mariscos
Polen
Pénicilline
Arachides
Fruits à coque
Penicillin und Cephalosporine
Erdnüsse
Nüsse
Hausstaub
Penicillina
Pólen
Амоксициллин
Пенициллин
البنسلين
الفول السوداني
青霉素
花生
ペニシリン
卵
そば
पेनिसिलिन
`

export const SEVERITIES_TEXT = `
Severe
Moderate
Mild
Life-threatening
Critical
Unknown
Severe - anaphylaxis
Extreme
Very severe
High
Low
Grave
Leve
Schwer
Mittel
Sévère
شديدة
严重
重度
Moderada
Modérée
Leicht
Тяжёлая
Умеренная
Лёгкая
متوسطة
خفيفة
中度
轻度
`

export const REACTIONS_TEXT = `
Anaphylaxis
Hives
Rash
Swelling
Difficulty breathing
Itching
Anaphylactic shock
Nausea
Vomiting
Throat swelling
Facial swelling
Shortness of breath
Hives and swelling
Sneezing
Wheezing
Watery eyes
Runny nose
Skin rash
Stomach cramps
Diarrhea
Angioedema
Bronchospasm
Low blood pressure
Dizziness
Fainting
Swelling of lips and tongue
Hives, swelling
Contact dermatitis
Blisters
Eczema
Asthma attack
Stevens-Johnson syndrome
Kidney failure
Headache
Upset stomach
Redness
Bleeding
Fever
Confusion
Seizure
Liver damage
Malignant hyperthermia
Urticaria
Anafilaxia
Erupción
Urticaire
Œdème de Quincke
Hautausschlag
Atemnot
Крапивница
طفح جلدي
صعوبة في التنفس
皮疹
過敏性休克
じんましん
アナフィラキシー
Сыпь
Отёк
حكة
呼吸困难
`
