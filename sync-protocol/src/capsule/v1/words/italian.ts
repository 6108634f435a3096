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
`
