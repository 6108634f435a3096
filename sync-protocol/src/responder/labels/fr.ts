import type { Labels } from './labels'

export const fr: Labels = {
  title: 'Informations médicales d’urgence',
  nameNotRecorded: 'Nom non renseigné',
  underOneMonth: 'Moins de 1 mois',
  born: 'Date de naissance',
  gender: { Male: 'Homme', Female: 'Femme', Other: 'Autre genre' },
  language: 'Langue parlée',
  phone: 'Téléphone personnel',
  address: 'Adresse',

  resuscitation: 'Réanimation',
  dnrStatus: {
    None: 'Pas de consigne de non-réanimation',
    DNR: 'Ne pas réanimer (DNR)',
    POLST: 'POLST enregistré (consignes sur le maintien en vie)',
    Unknown: 'Inconnu',
  },
  documentOnFile: 'Le document signé est enregistré.',
  viewDocument: 'Voir le document',

  allergies: 'Allergies',
  severeAllergies: 'Allergies graves',
  otherAllergies: 'Autres allergies',
  severity: { Mild: 'Légère', Moderate: 'Modérée', Severe: 'Grave' },

  medicines: 'Médicaments',
  criticalMedicines: 'Médicaments qui changent la prise en charge',
  otherMedicines: 'Autres médicaments',
  prescribedBy: 'Prescrit par',
  marks: {
    anticoagulant: 'Anticoagulant',
    antiplatelet: 'Antiagrégant plaquettaire',
    insulin: 'Insuline',
    steroid: 'Corticoïde',
    antiepileptic: 'Antiépileptique',
    opioid: 'Opioïde',
    betablocker: 'Bêtabloquant',
    immunosuppressant: 'Immunosuppresseur',
  },

  conditions: 'Maladies',
  status: { Active: 'En cours', Resolved: 'Guérie', Chronic: 'Chronique' },
  implants: 'Implants et dispositifs',
  pregnancyDue: 'Enceinte, terme prévu le {date}',
  since: 'depuis le {date}',

  contacts: 'Contacts d’urgence',
  call: 'Appeler',
  notes: 'Remarques',

  details: 'Autres informations',
  height: 'Taille',
  weight: 'Poids',
  organDonor: 'Donneur d’organes',
  answer: { yes: 'Oui', no: 'Non', unknown: 'Inconnu' },
  bloodType: 'Groupe sanguin',
  bloodTypeCaution: 'Déclaré par la personne. À vérifier avant toute transfusion.',

  insurance: 'Assurance',
  policy: {
    policyNumber: 'Numéro de contrat',
    relationship: 'Lien avec l’assuré',
    groupNumber: 'Numéro de groupe',
    subscriberId: 'Numéro d’adhérent',
    subscriberName: 'Assuré',
    planType: 'Type de contrat',
    effectiveDate: 'Valable à partir du',
    expirationDate: 'Valable jusqu’au',
    copay: 'Ticket modérateur',
    deductible: 'Franchise',
    providerPhone: 'Téléphone de l’assureur',
    cardPhoto: 'Photo de la carte d’assurance',
  },

  noneKnown: 'Rien de connu',
  notRecorded: 'Non renseigné',
  moreOnline: 'Absent de cette copie. Voir le dossier en ligne.',
  or: 'ou',
  devicesDisagree: 'Deux appareils se contredisent. Considérez les deux comme possibles.',

  selfReported: 'Déclaré par la personne elle-même, non vérifié par un médecin.',
  lastChanged: 'Dernière modification le {date}',
  revision: 'Révision {n}',
  emergencyCall: 'Urgence : appelez le {number}',
  pageLanguage: 'Langue de cette page',

  offlineCopy: 'Copie hors ligne du {date}. Connectez-vous pour voir le dossier actuel.',
  partialCopy: 'Cette copie ne peut pas tout contenir. La suite est en ligne.',
  olderPrint: 'La copie imprimée est plus ancienne que le dossier ci-dessous.',
  expiredOn: 'Ce code a expiré le {date}. Ce qu’il indique n’est peut-être plus exact.',
  notFoundTitle: 'Ce code n’ouvre rien',
  notFoundText: 'Il est peut-être mal saisi, expiré ou remplacé. Ne perdez pas de temps avec lui.',

  offline: {
    damaged:
      'La copie contenue dans ce code est abîmée ou incomplète. Scannez-le à nouveau en entier.',
    newerVersion:
      'Ce code vient d’une version plus récente. Connectez-vous et mettez l’application à jour.',
    noCopy: 'Ce code ne contient pas de copie hors ligne. Connectez-vous pour le lire.',
    showAnyway: 'Afficher quand même',
    retry: 'Essayer de se connecter',
  },

  print: {
    callIn: 'Urgence ({country}) : {number}',
    callElsewhere: 'Ailleurs : 112 ou le numéro local',
    callAnywhere: 'Urgence : 112 ou le numéro local',
    turn: 'Suite au verso',
    more: 'Suite : scannez le code',
    scan: 'Scannez pour voir le dossier actuel',
    printedOn: 'Imprimé le {date}',
    validUntil: 'Valable jusqu’au {date}',
  },

  ask: {
    title: 'Pour les professionnels de santé',
    text: 'Indiquez qui vous êtes et pourquoi vous consultez. La personne en est informée. Le dossier reste ouvert 15 minutes.',
    role: 'Votre fonction',
    roles: {
      doctor: 'Médecin',
      nurse: 'Infirmier ou infirmière',
      paramedic: 'Secouriste ou ambulancier',
      pharmacist: 'Pharmacien ou pharmacienne',
      other: 'Autre',
    },
    reason: 'Motif',
    reasons: { emergency: 'Urgence', treatment: 'Soins programmés', other: 'Autre' },
    pin: 'Code PIN, seulement pour l’assurance et les documents. Laissez vide si vous ne l’avez pas.',
    wrongPin: 'Ce code PIN est faux. Tout le reste s’ouvre sans lui.',
    open: 'Ouvrir le dossier',
  },
}
