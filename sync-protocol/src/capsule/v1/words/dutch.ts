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
`
