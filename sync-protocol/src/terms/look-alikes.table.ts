/**
 * These words look like a typing error but are another substance or disease. Each line is the word
 * and the known word that it does not mean. The medicines are of the kind that the Institute for
 * Safe Medication Practices warns of, chosen by hand.
 */
export const LOOK_ALIKES = `
Sulfate: sulfites
Sulfates: as above
Sulphate: as above
Sulphates: as above
Sulfide: as above
Sulfat: as above
Sulfaat: as above
Sulfato: as above
Sulfatos: as above
Solfato: as above
Solfati: as above
Sulfas: as above
Custard: mustard
Lactase: lactose
Penicillamine: penicillin
Penicillamin: as above
Pénicillamine: as above
Penicilamina: as above
Penicillamina: as above
Cycloserine: ciclosporin
Cicloserina: as above
Cyclosérine: as above
Cycloserin: as above
Ganciclovir: aciclovir
Betamethasone: dexamethasone
Betamethason: as above
Bétaméthasone: as above
Betametasona: as above
Betametasone: as above
Nimodipine: nifedipine
Nimodipin: as above
Nimodipino: as above
Endometritis: endometriosis
Endometrite: as above
`
