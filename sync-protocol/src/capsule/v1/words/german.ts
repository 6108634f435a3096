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
`
