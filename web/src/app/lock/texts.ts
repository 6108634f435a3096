import { defineTexts } from '../../i18n/define-texts'

export const backupProofTexts = defineTexts('backup-proof', {
  title: 'Open it with your backup file',
  wrongFile: 'This file cannot open this lock. Use one that was saved on this phone.',
})
