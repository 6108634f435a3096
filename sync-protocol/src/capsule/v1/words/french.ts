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
`
