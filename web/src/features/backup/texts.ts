import { count, defineTexts } from '../../i18n/define-texts'

/** The sentences of backup files. */
export const backupTexts = defineTexts('backup', {
  card: {
    title: 'Backup file',
    text: 'An encrypted file with your entries, codes, photos and documents. It opens on any phone, without a connection.',
    restore: 'Restore from a file',
  },
  save: 'Save a backup file',
  firstTime: 'Saving a backup file needs a connection the first time.',
  dialog: {
    warning: 'Without the passphrase, no one can open the file',
    warningText: 'We can’t reset it. Write it down, and keep it apart from the file.',
    passphrase: 'Passphrase',
    help: count({
      one: 'At least {count} character. Six unrelated words work well.',
      other: 'At least {count} characters. Six unrelated words work well.',
    }),
    suggest: 'Suggest one',
    writeDown: 'Write this down:',
    repeat: 'Repeat passphrase',
    differs: 'The two passphrases differ',
    failed: 'We could not make the file. Your record is safe. Close other apps and try again.',
    button: 'Save the file',
    busy: 'Encrypting…',
    saved: 'Backup file saved',
    savedAll: 'It is in your downloads. Keep a copy somewhere else, too.',
    savedWithout: count({
      one: '{count} photo or document is not on this phone. Open it here once, then save again.',
      other:
        '{count} photos and documents are not on this phone. Open them here once, then save again.',
    }),
  },
  strength: {
    weak: { label: 'Weak', sentence: 'Someone who has the file could guess it.' },
    fair: { label: 'Fair', sentence: 'It stops most people, but not a determined attacker.' },
    strong: { label: 'Strong', sentence: 'Guessing it would take centuries.' },
  },
  open: {
    choose: 'Choose the file',
    chooseOther: 'Choose another file',
    file: 'Backup file',
    passphrase: 'Passphrase of the file',
    passphraseMissing: 'Enter the passphrase of the file',
    button: 'Open',
    unreadable: 'We could not read this file. Choose it again.',
  },
  faults: {
    foreign: 'This is not a LifeTag backup. Choose the file that ends in “.lifetag”.',
    too_large: 'This file is too large to be a backup.',
    newer: 'A newer app made this backup. Update LifeTag, then open it again.',
    truncated: 'The end of this file is missing. Copy it again from where you saved it.',
    damaged: 'This file was changed after it was made. Use another copy.',
    wrong_passphrase: 'This is not the passphrase of this file. Capitals and spaces count.',
  },
})
