/**
 * Words that people write for two things. They stand in no row and are never translated, whatever
 * the rows say: one a line, with what it can mean. Compared as entries are, so one spelling is enough.
 */
export const AMBIGUOUS = `
Nuts: tree nuts, or peanuts as well
Nut: as above
Nüsse: as above
Nuss: as above
Noten: as above
Noix: walnuts, or nuts of any kind
Nueces: as above
Nuez: as above
Noci: as above
Noce: as above
Nozes: as above
Noz: as above
Orzechy: as above
Горіхи: as above
مكسرات: nuts, often with peanuts and seeds
جوز: walnuts, or nuts of any kind
坚果: nuts, often with peanuts
ナッツ: as above
मेवे: nuts and dried fruit
فستق: pistachios; in some countries peanuts
Seafood: shellfish, or fish as well
Frutti di mare: molluscs, or shellfish
Морепродукти: as above
海鲜: as above
Pilz: mushroom, or a fungus of the skin
Pilze: as above
Champignon: as above
Hongos: as above
Fungi: as above
Krabben: shrimps, or crabs
Langosta: lobster, or locust
ASS: acetylsalicylic acid, or an English word
ASA: acetylsalicylic acid, or 5-aminosalicylic acid
AAS: acetylsalicylic acid, or anabolic steroids
Sugar: the food, or diabetes
Zucker: as above
Azúcar: as above
Сахар: as above
Цукор: as above
سكر: as above
शुगर: as above
Sulfur: the element, or sulfonamides, or sulphites
Sulphur: as above
Schwefel: as above
Angina: angina pectoris, or tonsillitis
Ангіна: as above
Angine: as above
एनजाइना: as above
MS: multiple sclerosis, or morphine sulphate, or mitral stenosis
MI: heart attack, or mitral insufficiency
PE: pulmonary embolism, or phenytoin, or pulmonary oedema
CP: cerebral palsy, or chest pain
RA: rheumatoid arthritis, or right atrium
TEA: autism, or a carotid operation
TSA: as above
TOC: obsessive-compulsive disorder, or transfer of care
PAC: implanted port, or premature beats
Plaster: adhesive plaster, or gypsum
Pflaster: adhesive plaster, or a patch with a medicine
Cola: the drink, or glue
Pies: dogs in Polish, or English pastry
Cane: a dog in Italian, or English sugar cane
Grano: wheat in Italian, or Spanish grain
Chef: a superior in German, or a cook
Patron: a superior in French, or a customer
Beau-père: father-in-law, or stepfather
Belle-mère: mother-in-law, or stepmother
Beau-fils: son-in-law, or stepson
Belle-fille: daughter-in-law, or stepdaughter
Nipote: nephew, niece, or grandchild
Neef: nephew, or cousin
Nicht: niece, or cousin
Freund: friend, or boyfriend
Freundin: friend, or girlfriend
Vriend: as above
Vriendin: as above
Copain: as above
Verlobte: fiancée, or of either sex
Avó: grandmother; without its accent grandfather as well
Avô: as above
Зять: son-in-law, or a sister's husband
Невістка: daughter-in-law, or a brother's wife
阿姨: aunt, or any woman
叔叔: uncle, or any man
先生: husband, teacher, or any man
`
