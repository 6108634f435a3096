import type { Labels } from './labels'

export const it: Labels = {
  title: 'Informazioni mediche di emergenza',
  nameNotRecorded: 'Nome non indicato',
  underOneMonth: 'Meno di 1 mese',
  born: 'Data di nascita',
  gender: { Male: 'Uomo', Female: 'Donna', Other: 'Altro genere' },
  language: 'Lingua parlata',
  phone: 'Telefono personale',
  address: 'Indirizzo',

  resuscitation: 'Rianimazione',
  dnrStatus: {
    None: 'Nessuna disposizione di non rianimare',
    DNR: 'Non rianimare (DNR)',
    POLST: 'POLST depositato (disposizioni sul sostegno vitale)',
    Unknown: 'Non noto',
  },
  documentOnFile: 'Il documento firmato è depositato.',
  viewDocument: 'Vedi il documento',

  allergies: 'Allergie',
  severeAllergies: 'Allergie gravi',
  otherAllergies: 'Altre allergie',
  severity: { Mild: 'Lieve', Moderate: 'Moderata', Severe: 'Grave' },

  medicines: 'Farmaci',
  criticalMedicines: 'Farmaci che cambiano il trattamento',
  otherMedicines: 'Altri farmaci',
  prescribedBy: 'Prescritto da',
  marks: {
    anticoagulant: 'Anticoagulante',
    antiplatelet: 'Antiaggregante piastrinico',
    insulin: 'Insulina',
    steroid: 'Corticosteroide',
    antiepileptic: 'Antiepilettico',
    opioid: 'Oppioide',
    betablocker: 'Betabloccante',
    immunosuppressant: 'Immunosoppressore',
  },

  conditions: 'Malattie',
  status: { Active: 'In corso', Resolved: 'Risolta', Chronic: 'Cronica' },
  implants: 'Impianti e dispositivi',
  pregnancyDue: 'Gravidanza, parto previsto il {date}',
  since: 'dal {date}',

  contacts: 'Contatti di emergenza',
  call: 'Chiama',
  notes: 'Note',

  details: 'Altri dati',
  height: 'Altezza',
  weight: 'Peso',
  organDonor: 'Donatore di organi',
  answer: { yes: 'Sì', no: 'No', unknown: 'Non noto' },
  bloodType: 'Gruppo sanguigno',
  bloodTypeCaution: 'Indicato dalla persona. Verificare prima di trasfondere.',

  insurance: 'Assicurazione',
  policy: {
    policyNumber: 'Numero di polizza',
    relationship: 'Rapporto con l’intestatario',
    groupNumber: 'Numero di gruppo',
    subscriberId: 'Numero di assicurato',
    subscriberName: 'Intestatario',
    planType: 'Tipo di piano',
    effectiveDate: 'Valida dal',
    expirationDate: 'Valida fino al',
    copay: 'Quota a carico',
    deductible: 'Franchigia',
    providerPhone: 'Telefono dell’assicurazione',
    cardPhoto: 'Foto della tessera assicurativa',
  },

  noneKnown: 'Niente di noto',
  notRecorded: 'Non indicato',
  moreOnline: 'Non è in questa copia. Vedere i dati in linea.',
  or: 'oppure',
  devicesDisagree: 'Due dispositivi non concordano. Considerare possibili entrambi i dati.',

  selfReported: 'Dati indicati dalla persona stessa, non verificati da un medico.',
  lastChanged: 'Ultima modifica: {date}',
  revision: 'Revisione {n}',
  emergencyCall: 'Emergenza: chiamare il {number}',
  pageLanguage: 'Lingua di questa pagina',

  offlineCopy: 'Copia senza rete del {date}. Connettersi per i dati attuali.',
  partialCopy: 'In questa copia non c’è posto per tutto. Il resto è in linea.',
  olderPrint: 'La copia stampata è più vecchia dei dati qui sotto.',
  expiredOn: 'Questo codice è scaduto il {date}. I dati potrebbero non essere più giusti.',
  notFoundTitle: 'Questo codice non apre nulla',
  notFoundText: 'Forse è stato scritto male, è scaduto o sostituito. Non perdere tempo.',

  offline: {
    damaged:
      'La copia in questo codice è danneggiata o incompleta. Inquadrarlo di nuovo per intero.',
    newerVersion:
      'Questo codice è di una versione più recente. Connettersi e aggiornare l’applicazione.',
    noCopy: 'Questo codice non contiene una copia. Connettersi per leggerlo.',
    showAnyway: 'Mostra comunque',
    retry: 'Prova a connetterti',
  },

  print: {
    callIn: 'Emergenza ({country}): {number}',
    callElsewhere: 'Altrove: 112 o il numero locale',
    callAnywhere: 'Emergenza: 112 o il numero locale',
    turn: 'Continua sul retro',
    more: 'Altro: inquadrare il codice',
    scan: 'Inquadrare per i dati attuali',
    printedOn: 'Stampato il {date}',
    validUntil: 'Valido fino al {date}',
  },

  ask: {
    title: 'Per il personale sanitario',
    text: 'Indicare chi si è e perché si consulta. La persona viene avvisata. I dati restano aperti 15 minuti.',
    role: 'Ruolo',
    roles: {
      doctor: 'Medico',
      nurse: 'Infermiere o infermiera',
      paramedic: 'Soccorritore',
      pharmacist: 'Farmacista',
      other: 'Altro',
    },
    reason: 'Motivo',
    reasons: { emergency: 'Emergenza', treatment: 'Cura programmata', other: 'Altro' },
    pin: 'PIN, solo per assicurazione e documenti. Lasciare vuoto se non lo si ha.',
    wrongPin: 'Il PIN non è giusto. Tutto il resto si apre senza.',
    open: 'Apri i dati',
  },
}
