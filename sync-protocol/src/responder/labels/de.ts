import type { Labels } from './labels'

export const de: Labels = {
  title: 'Medizinische Notfalldaten',
  nameNotRecorded: 'Name nicht angegeben',
  underOneMonth: 'Unter 1 Monat alt',
  born: 'Geboren',
  gender: { Male: 'Männlich', Female: 'Weiblich', Other: 'Anderes Geschlecht' },
  language: 'Spricht',
  phone: 'Eigenes Telefon',
  address: 'Adresse',

  resuscitation: 'Wiederbelebung',
  dnrStatus: {
    None: 'Keine Anordnung gegen Wiederbelebung',
    DNR: 'Nicht wiederbeleben (DNR)',
    POLST: 'POLST hinterlegt (Anordnungen zu lebenserhaltender Behandlung)',
    Unknown: 'Nicht bekannt',
  },
  documentOnFile: 'Das unterschriebene Dokument ist hinterlegt.',
  viewDocument: 'Dokument ansehen',

  allergies: 'Allergien',
  severeAllergies: 'Schwere Allergien',
  otherAllergies: 'Weitere Allergien',
  severity: { Mild: 'Leicht', Moderate: 'Mittelschwer', Severe: 'Schwer' },

  medicines: 'Medikamente',
  criticalMedicines: 'Medikamente, die die Behandlung ändern',
  otherMedicines: 'Weitere Medikamente',
  prescribedBy: 'Verordnet von',
  marks: {
    anticoagulant: 'Blutverdünner (Antikoagulans)',
    antiplatelet: 'Plättchenhemmer',
    insulin: 'Insulin',
    steroid: 'Kortison (Steroid)',
    antiepileptic: 'Antiepileptikum',
    opioid: 'Opioid',
    betablocker: 'Betablocker',
    immunosuppressant: 'Immunsuppressivum',
  },

  conditions: 'Erkrankungen',
  status: { Active: 'Aktiv', Resolved: 'Ausgeheilt', Chronic: 'Chronisch' },
  implants: 'Implantate und Geräte',
  pregnancyDue: 'Schwanger, Geburtstermin {date}',
  since: 'seit {date}',

  contacts: 'Notfallkontakte',
  call: 'Anrufen',
  notes: 'Hinweise',

  details: 'Weitere Angaben',
  height: 'Größe',
  weight: 'Gewicht',
  organDonor: 'Organspende',
  answer: { yes: 'Ja', no: 'Nein', unknown: 'Nicht bekannt' },
  bloodType: 'Blutgruppe',
  bloodTypeCaution: 'Eigene Angabe. Vor jeder Transfusion bestimmen.',

  insurance: 'Versicherung',
  policy: {
    policyNumber: 'Versicherungsnummer',
    relationship: 'Beziehung zum Versicherten',
    groupNumber: 'Gruppennummer',
    subscriberId: 'Mitgliedsnummer',
    subscriberName: 'Versicherungsnehmer',
    planType: 'Tarifart',
    effectiveDate: 'Gültig ab',
    expirationDate: 'Gültig bis',
    copay: 'Zuzahlung',
    deductible: 'Selbstbeteiligung',
    providerPhone: 'Telefon der Versicherung',
    cardPhoto: 'Foto der Versicherungskarte',
  },

  noneKnown: 'Keine bekannt',
  notRecorded: 'Nicht angegeben',
  moreOnline: 'Nicht in dieser Kopie. Steht online.',
  or: 'oder',
  devicesDisagree: 'Zwei Geräte widersprechen sich. Beides für möglich halten.',

  selfReported: 'Eigene Angaben der Person, nicht ärztlich geprüft.',
  lastChanged: 'Zuletzt geändert am {date}',
  revision: 'Fassung {n}',
  emergencyCall: 'Notfall: {number} anrufen',
  pageLanguage: 'Sprache dieser Seite',

  offlineCopy: 'Offline-Kopie vom {date}. Für den aktuellen Stand eine Verbindung herstellen.',
  partialCopy: 'In dieser Kopie ist nicht für alles Platz. Mehr steht online.',
  olderPrint: 'Die gedruckte Kopie ist älter als die Angaben hier.',
  expiredOn: 'Dieser Code ist am {date} abgelaufen. Die Angaben stimmen vielleicht nicht mehr.',
  notFoundTitle: 'Dieser Code öffnet nichts',
  notFoundText:
    'Er ist vielleicht falsch eingegeben, abgelaufen oder ersetzt. Nicht darauf warten.',

  offline: {
    damaged:
      'Die Kopie in diesem Code ist beschädigt oder unvollständig. Bitte den ganzen Code neu scannen.',
    newerVersion:
      'Dieser Code stammt aus einer neueren Version. Verbinden und die App aktualisieren.',
    noCopy: 'Dieser Code enthält keine Offline-Kopie. Zum Lesen eine Verbindung herstellen.',
    showAnyway: 'Trotzdem anzeigen',
    retry: 'Verbindung versuchen',
  },

  print: {
    callIn: 'Notruf ({country}): {number}',
    callElsewhere: 'Anderswo: 112 oder die örtliche Notrufnummer',
    callAnywhere: 'Notruf: 112 oder die örtliche Notrufnummer',
    goesOn: '{n} weitere auf der Rückseite',
    turn: 'Weiter auf der Rückseite',
    more: 'Mehr: Code scannen',
    scan: 'Scannen für den aktuellen Stand',
    printedOn: 'Gedruckt am {date}',
    validUntil: 'Gültig bis {date}',
  },

  ask: {
    title: 'Für medizinisches Fachpersonal',
    text: 'Bitte angeben, wer Sie sind und warum Sie nachsehen. Die Person wird informiert. Die Daten bleiben 15 Minuten offen.',
    role: 'Ihre Funktion',
    roles: {
      doctor: 'Ärztin oder Arzt',
      nurse: 'Pflege',
      paramedic: 'Rettungsdienst',
      pharmacist: 'Apotheke',
      other: 'Andere',
    },
    reason: 'Grund',
    reasons: { emergency: 'Notfall', treatment: 'Geplante Behandlung', other: 'Anderer' },
    pin: 'PIN, nur für Versicherung und Dokumente. Leer lassen, wenn nicht vorhanden.',
    wrongPin: 'Diese PIN stimmt nicht. Alles andere öffnet sich ohne sie.',
    open: 'Daten öffnen',
  },
}
