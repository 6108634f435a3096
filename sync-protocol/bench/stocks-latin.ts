import type { Stock } from './invented-record'

const list = (text: string) => text.trim().split(/\s*[\n;]\s*/)

export const SPANISH: Stock = {
  language: 'es',
  given:
    list(`Guadalupe; Ximena; Ramón; Concepción; Íñigo; Yolanda; Ángel; Rocío; José Luis; María Fernanda; Héctor; Lucía
    Francisco Javier; Remedios; Santiago; Valentina`),
  family:
    list(`Vázquez Ibarra; Núñez; Quiñones; Castro Peña; Echeverría; Morales; Aguirre; Gutiérrez; Rojas Molina; Zúñiga
    García Lorca; Fernández; Ortega Ruiz; Sepúlveda`),
  medicines:
    list(`Losartán|50 mg|cada 12 horas; Metformina|850 mg|Dos veces al día; Omeprazol|20 mg|en ayunas; Enalapril|10 mg|diario
    Atorvastatina|20 mg|por la noche; Sintrom|4 mg|según control; Insulina NPH|20 unidades|mañana y noche; Paracetamol|1 g|si dolor
    Levotiroxina|50 mcg|antes del desayuno; Adiro|100 mg|con la comida; Clonazepam|2 mg|al acostarse; Ventolín|2 inhalaciones|si precisa
    Amlodipino|5 mg|1 vez al día; Pregabalina|75 mg|cada 12 h; Seguril|40 mg|por la mañana; Nolotil|575 mg|cada 8 h si dolor
    Bisoprolol|2,5 mg|mañanas; Valsartán/hidroclorotiazida|160/12,5 mg|1 al día`),
  allergens:
    list(`Penicilina|Anafilaxia; Mariscos|Ronchas; Polen de olivo|Estornudos; Nolotil|Erupción; Cacahuate|Hinchazón de la cara
    Látex|Enrojecimiento; Contraste yodado|Urticaria; Aspirina|Broncoespasmo; Picadura de avispa|Dificultad para respirar
    Huevo|Vómitos; Ácaros|Rinitis; Sulfas|Sarpullido; Kiwi|Picor en la boca`),
  severities: list(`Grave; Moderada; Leve; Severa; Muy grave`),
  conditions:
    list(`Diabetes tipo 2; Hipertensión arterial; Asma bronquial; Hipotiroidismo; Epilepsia; Fibrilación auricular
    Insuficiencia renal crónica; Artritis reumatoide; Colesterol alto; EPOC; Depresión; Cáncer de mama 2018; Migraña
    Infarto en 2020; Insuficiencia cardíaca; Apnea del sueño; Prótesis de cadera derecha; Enfermedad celíaca`),
  relationships: list(
    `Esposa; Esposo; Hija; Hijo; Mamá; Hermana; Papá; Vecina; Cuñado; Médico de cabecera`,
  ),
  notes:
    list(`Solo hablo español, llamen a mi hija.; Llevo marcapasos desde 2020.; No usar el brazo izquierdo.
    Vivo sola con un gato.; Uso audífonos en ambos oídos.; No acepto transfusiones de sangre.; Tengo la medicación en la nevera.`),
  phones: list(`+52 55 #### ####; +34 6## ## ## ##; 6########; +54 9 11 ####-####; 55 #### ####`),
}

export const FRENCH: Stock = {
  language: 'fr',
  given:
    list(`Jean-Baptiste; Océane; Thierry; Maëlys; Raphaël; Solène; Gwenaëlle; Yves; Fatoumata; Chantal; Bernard; Clémence
    Anne-Sophie; Mickaël`),
  family: list(
    `Lefèvre; Guérin; N'Diaye; Le Goff; Bertrand; Chevallier; Rousseau; Boulanger; Marchand; Dubois; Benali; Picard`,
  ),
  medicines:
    list(`Doliprane|1 g|si besoin; Kardégic|75 mg|1 par jour; Bisoprolol|2,5 mg|le matin; Metformine|1000 mg|matin et soir
    Lévothyrox|75 µg|à jeun; Eliquis|5 mg|2 fois par jour; Previscan|20 mg|le soir; Tahor|40 mg|au coucher; Ramipril|5 mg|le matin
    Furosémide|40 mg|matin et midi; Oméprazole|20 mg|avant le repas; Ventoline|2 bouffées|en cas de crise; Lantus|22 unités|le soir
    Spasfon||si douleurs; Escitalopram|10 mg|1 fois par jour; Candésartan|8 mg|1 cp le matin; Dépakine|500 mg|2 fois par jour`),
  allergens:
    list(`Pénicilline|Œdème; Arachide|Choc anaphylactique; Noix de cajou|Urticaire; Pollens de graminées|Rhinite; Iode|Plaques
    Amoxicilline|Éruption cutanée; Latex|Démangeaisons; Venin de guêpe|Gonflement du visage; Crustacés|Vomissements; Codéine|Nausées
    Produit de contraste|Malaise; Poils de chat|Crise d'asthme`),
  severities: list(`Sévère; Modérée; Légère; Grave; Faible`),
  conditions:
    list(`Hypertension artérielle; Diabète de type 1; Asthme; Fibrillation auriculaire; Épilepsie; Insuffisance cardiaque
    Hypothyroïdie; Cancer du sein en 2019; Polyarthrite rhumatoïde; BPCO; Dépression; Insuffisance rénale; Maladie de Crohn
    AVC en 2021; Sclérose en plaques; Apnées du sommeil; Cholestérol`),
  relationships: list(
    `Conjointe; Mari; Fille; Mère; Frère; Médecin traitant; Fils; Compagnon; Sœur; Voisine`,
  ),
  notes:
    list(`Porteuse d'une chambre implantable.; Prévenir mon fils en priorité.; Appareil auditif à gauche.
    Ne pas piquer le bras droit.; Le chien est seul à la maison.; Ordonnance dans le portefeuille.; Je lis sur les lèvres.`),
  phones: list(
    `06 ## ## ## ##; +33 7 ## ## ## ##; 06########; +33 6 ## ## ## ##; +32 4## ## ## ##`,
  ),
}

export const GERMAN: Stock = {
  language: 'de',
  given: list(
    `Jürgen; Anneliese; Björn; Käthe; Friedrich; Heike; Mustafa; Leonie; Ulrike; Hans-Peter; Sabine; Finn; Brigitte; Torsten`,
  ),
  family: list(
    `Schröder; von Bülow; Krüger; Özdemir; Weiß; Zimmermann; Hofstätter; Baumgärtner; Lehmann; Vogel; Köhler; Meyer`,
  ),
  medicines:
    list(`Ramipril|5 mg|1-0-0; Marcumar|3 mg|nach Plan; L-Thyroxin|100 µg|morgens nüchtern; Pantoprazol|40 mg|1-0-0; Metformin|1000 mg|1-0-1
    ASS|100 mg|1-0-0; Torasemid|10 mg|1-0-0; Bisoprolol|2,5 mg|1-0-1; Simvastatin|20 mg|abends; Novalgin|500 mg|bei Bedarf
    Eliquis|5 mg|zweimal täglich; Candesartan|16 mg|morgens; Lantus|20 IE|zur Nacht; Salbutamol Spray|2 Hübe|bei Atemnot
    Citalopram|20 mg|einmal täglich; Ibuprofen|600 mg|bei Schmerzen; Allopurinol|300 mg|1x täglich; Keppra|500 mg|1-0-1`),
  allergens:
    list(`Penicillin|Hautausschlag; Erdnüsse|Atemnot; Wespengift|Kreislaufkollaps; Birkenpollen|Heuschnupfen; Nickel|Ekzem
    Jodhaltiges Kontrastmittel|Juckreiz; Hausstaubmilben|Niesen; Haselnüsse|Schwellung im Gesicht; Novalgin|Blutdruckabfall
    Latex|Quaddeln; Pflaster|Rötung; Sulfonamide|Ausschlag; Kiwi|`),
  severities: list(`Schwer; Mittel; Leicht; Lebensbedrohlich; Mäßig`),
  conditions:
    list(`Bluthochdruck; Diabetes mellitus Typ 2; Vorhofflimmern; Asthma bronchiale; Herzschrittmacher; Schilddrüsenunterfunktion
    Arthrose im Knie; Epilepsie; Herzinsuffizienz; COPD; Depression; Herzinfarkt 2019; Niereninsuffizienz Stadium 3; Rheuma
    Schlaganfall 2020; Parkinson; Brustkrebs links; Migräne; Multiple Sklerose`),
  relationships: list(
    `Ehefrau; Ehemann; Sohn; Tochter; Lebensgefährtin; Hausarzt; Mutter; Bruder; Nachbarin; Schwiegertochter`,
  ),
  notes:
    list(`Patientenverfügung beim Hausarzt hinterlegt.; Trägt Hörgeräte beidseits.; Schlüssel bei der Nachbarin.
    Bitte zuerst meine Tochter anrufen.; Kein Blutdruck am linken Arm messen.; Marcumar-Ausweis in der Geldbörse.; Hund ist allein zu Hause.`),
  phones: list(`+49 17# #######; 015# ########; +43 664 #######; 0#### ######; +41 79 ### ## ##`),
}

export const ITALIAN: Stock = {
  language: 'it',
  given: list(
    `Giuseppe; Chiara; Salvatore; Ginevra; Lorenzo; Concetta; Matteo; Annamaria; Riccardo; Beatrice; Pasquale; Elisa; Niccolò`,
  ),
  family: list(
    `Esposito; Bianchi; De Santis; Caruso; Mancini; D'Amico; Lombardi; Barbieri; Fontana; Pellegrini; Conti; Sartori`,
  ),
  medicines:
    list(`Cardioaspirina|100 mg|dopo pranzo; Eutirox|75 mcg|a digiuno; Metformina|500 mg|2 volte al giorno; Ramipril|5 mg|al mattino
    Tachipirina|1000 mg|al bisogno; Coumadin|5 mg|secondo INR; Pantoprazolo|20 mg|prima di colazione; Bisoprololo|1,25 mg|la mattina
    Atorvastatina|20 mg|la sera; Lasix|25 mg|1 compressa al giorno; Insulina Lantus|16 unità|prima di dormire; Xarelto|20 mg|a cena
    Ventolin spray|2 puff|se serve; Amlodipina|5 mg|ogni sera; Zoloft|50 mg|una volta al giorno; Keppra|500 mg|ogni 12 ore`),
  allergens:
    list(`Penicillina|Shock anafilattico; Arachidi|Gonfiore delle labbra; Acari della polvere|Starnuti; Lattice|Orticaria
    Mezzo di contrasto|Eruzione cutanea; Aspirina|Difficoltà a respirare; Graminacee|Lacrimazione; Crostacei|Vomito
    Punture di vespa|Svenimento; Nichel|Prurito; Amoxicillina|Macchie rosse; Latte|Mal di pancia`),
  severities: list(`Grave; Moderata; Lieve; Media; Gravissima`),
  conditions:
    list(`Ipertensione; Diabete mellito tipo 2; Asma; Fibrillazione atriale; Ipotiroidismo; Scompenso cardiaco; Epilessia
    Insufficienza renale cronica; BPCO; Artrosi; Celiachia; Infarto nel 2018; Depressione; Morbo di Parkinson; Ipercolesterolemia
    Tumore al seno; Ictus; Favismo`),
  relationships: list(
    `Moglie; Marito; Figlia; Figlio; Mamma; Fratello; Medico di base; Sorella; Compagna; Vicino di casa; Nipote`,
  ),
  notes:
    list(`Chiamare prima mia figlia.; Porto l'apparecchio acustico.; Non misurare la pressione al braccio sinistro.
    Vivo da solo al terzo piano.; Le medicine sono nel cassetto della cucina.; Portatrice di pacemaker.; Parlo solo italiano.`),
  phones: list(`+39 3## ### ####; 3## #######; 3#########; +39 06 #### ####`),
}

export const PORTUGUESE: Stock = {
  language: 'pt',
  given: list(
    `João Pedro; Antônia; Raimundo; Letícia; Thiago; Conceição; Gonçalo; Beatriz; Vinícius; Aparecida; Inês; Sebastião; Luzia`,
  ),
  family: list(
    `da Silva Santos; Oliveira; Magalhães; Nascimento; Araújo; Figueiredo; Rocha; dos Anjos; Teixeira; Carvalho; Guimarães; Brandão`,
  ),
  medicines:
    list(`Losartana|50 mg|1 vez ao dia; Metformina|850 mg|após o almoço; Puran T4|75 mcg|em jejum; AAS|100 mg|após almoço
    Omeprazol|20 mg|antes do café; Sinvastatina|20 mg|à noite; Marevan|5 mg|conforme INR; Rivotril|2 mg|antes de dormir
    Insulina NPH|18 unidades|manhã e noite; Dipirona|500 mg|se dor; Atenolol|25 mg|de manhã; Aerolin|2 jatos|se necessário
    Captopril|25 mg|de 12 em 12 horas; Furosemida|40 mg|pela manhã; Carvedilol|6,25 mg|duas vezes por dia; Fluoxetina|20 mg|1x ao dia`),
  allergens:
    list(`Penicilina|Choque anafilático; Dipirona|Urticária; Amendoim|Inchaço na garganta; Camarão|Coceira; Látex|Vermelhidão
    Contraste iodado|Falta de ar; Picada de abelha|Inchaço; AAS|Broncoespasmo; Ácaros|Espirros; Leite de vaca|Diarreia
    Sulfa|Manchas na pele; Corante amarelo|`),
  severities: list(`Grave; Moderada; Leve; Muito grave; Ligeira`),
  conditions:
    list(`Pressão alta; Diabetes tipo 2; Asma; Hipotireoidismo; Arritmia; Insuficiência cardíaca; Epilepsia; Colesterol alto
    Insuficiência renal; Depressão; Artrose no joelho; Infarto em 2017; AVC; Doença de Chagas; Anemia falciforme; Câncer de próstata
    Enxaqueca; DPOC`),
  relationships: list(
    `Esposa; Marido; Filha; Filho; Mãe; Irmão; Vizinha; Pai; Tia; Médico de família; Companheiro`,
  ),
  notes:
    list(`Ligar primeiro para a minha filha.; Uso aparelho auditivo.; Não aceito transfusão de sangue.
    Tenho marca-passo desde 2016.; Moro sozinha com dois gatos.; Os remédios estão na cozinha.; Não medir pressão no braço direito.`),
  phones: list(`+55 11 9####-####; (21) 9####-####; +351 9## ### ###; 9########`),
}

export const DUTCH: Stock = {
  language: 'nl',
  given: list(
    `Johannes; Femke; Willemijn; Cornelis; Sanne; Hendrik; Annelies; Sem; Truus; Gerrit; Fleur; Daan; Marijke; Yusuf`,
  ),
  family: list(
    `de Vries; van den Berg; Bakker; Janssen; van Dijk; Visser; Hoekstra; Mulder; van der Meer; Kuipers; Dekker; Peeters`,
  ),
  medicines:
    list(`Metoprolol|50 mg|1x per dag; Acenocoumarol|1 mg|volgens trombosedienst; Metformine|500 mg|2x daags bij de maaltijd
    Omeprazol|20 mg|voor het ontbijt; Simvastatine|40 mg|voor de nacht; Levothyroxine|100 mcg|'s ochtends; Ascal|80 mg|1 maal daags
    Furosemide|40 mg|'s morgens; Enalapril|10 mg|dagelijks; Paracetamol|500 mg|zo nodig; Ventolin|2 pufjes|bij benauwdheid
    NovoRapid|8 eenheden|bij elke maaltijd; Pantoprazol|40 mg|eenmaal daags; Oxazepam|10 mg|zo nodig voor het slapen; Eliquis|5 mg|tweemaal daags`),
  allergens:
    list(`Penicilline|Huiduitslag; Pinda's|Benauwdheid; Wespensteken|Flauwvallen; Huisstofmijt|Niezen; Latex|Jeuk
    Contrastvloeistof|Galbulten; Graspollen|Loopneus; Noten|Gezwollen lippen; Pleisters|Roodheid; Diclofenac|Maagklachten
    Garnalen|Overgeven; Amoxicilline|Uitslag`),
  severities: list(`Ernstig; Matig; Mild; Levensbedreigend; Licht`),
  conditions:
    list(`Hoge bloeddruk; Diabetes type 2; Astma; Boezemfibrilleren; Hartfalen; Traag werkende schildklier; Epilepsie; COPD
    Hoog cholesterol; Artrose; Hartinfarct in 2016; Depressie; Nierfalen; Reuma; Beroerte; Borstkanker 2015; Ziekte van Crohn; Migraine`),
  relationships: list(
    `Echtgenote; Echtgenoot; Dochter; Zoon; Moeder; Broer; Huisarts; Partner; Buurvrouw; Zus; Vader; Schoonzoon`,
  ),
  notes:
    list(`Bel eerst mijn dochter.; Draagt gehoorapparaten.; Niet prikken in linkerarm.; Sleutel ligt bij de buren.
    Mijn hond is alleen thuis.; Niet-reanimerenpenning om de hals.; Medicijnen liggen in het nachtkastje.`),
  phones: list(`06 ########; +31 6 ########; 06-########; +32 4## ## ## ##`),
}

export const POLISH: Stock = {
  language: 'pl',
  given: list(
    `Małgorzata; Krzysztof; Agnieszka; Zbigniew; Bożena; Łukasz; Jadwiga; Stanisław; Zuzanna; Grzegorz; Elżbieta; Wojciech; Michał; Halina`,
  ),
  family: list(
    `Kowalczyk; Wiśniewska; Wójcik; Zieliński; Szymańska; Dąbrowski; Jankowska; Mazur; Krawczyk; Piotrowska; Grabowski; Pawłowski`,
  ),
  medicines:
    list(`Bisocard|5 mg|rano; Acard|75 mg|1 raz dziennie; Metformax|850 mg|2 razy dziennie; Euthyrox|50 mcg|na czczo; Polprazol|20 mg|przed śniadaniem
    Atoris|20 mg|wieczorem; Ramipryl|5 mg|rano; Furosemid|40 mg|co drugi dzień; Acenokumarol|4 mg|według INR; Insulina Lantus|14 jednostek|na noc
    Ketonal|100 mg|w razie bólu; Ventolin|2 wdechy|w razie duszności; Amlozek|5 mg|raz na dobę; Depakine Chrono|500 mg|co 12 godzin
    Sertralina|50 mg|codziennie rano; Controloc|40 mg|1 x dziennie`),
  allergens:
    list(`Penicylina|Wysypka; Orzeszki ziemne|Obrzęk gardła; Jad osy|Wstrząs; Pyłki traw|Katar; Lateks|Świąd; Kontrast jodowy|Pokrzywka
    Roztocza kurzu|Kichanie; Jajka|Wymioty; Ketonal|Duszność; Sierść kota|Łzawienie oczu; Truskawki|; Aspiryna|Napad astmy`),
  severities: list(`Ciężka; Umiarkowana; Łagodna; Silna; Lekka`),
  conditions:
    list(`Nadciśnienie tętnicze; Cukrzyca typu 2; Astma oskrzelowa; Migotanie przedsionków; Niedoczynność tarczycy; Niewydolność serca
    Padaczka; POChP; Choroba wieńcowa; Zawał serca 2018; Depresja; Przewlekła choroba nerek; Zwyrodnienie kolan; Rak piersi; Udar mózgu
    Miażdżyca; Łuszczyca; Choroba Hashimoto`),
  relationships: list(
    `Żona; Mąż; Córka; Syn; Matka; Brat; Sąsiadka; Lekarz rodzinny; Siostra; Ojciec; Wnuczka; Synowa`,
  ),
  notes:
    list(`Proszę najpierw zadzwonić do córki.; Noszę aparat słuchowy.; Nie mierzyć ciśnienia na lewej ręce.; Mieszkam sama.
    Mam rozrusznik serca od 2019 roku.; Klucze u sąsiadki z parteru.; W domu czeka pies.`),
  phones: list(`+48 ### ### ###; ### ### ###; 6########; +48 22 ### ## ##`),
}
