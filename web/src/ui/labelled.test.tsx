import { render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { addTranslations, language } from '../i18n/define-texts'
import type { Language } from '../i18n/languages'
import { detailed, Labelled, labelled } from './labelled'

afterEach(() => language.set('en'))

test.each([
  ['en', {}, 'Dose: 5 mg', 'Aspirin (mild)'],
  [
    'zh',
    { labelled: '{label}：{value}', detailed: '{text}（{detail}）' },
    'Dose：5 mg',
    'Aspirin（mild）',
  ],
])('in %s a label and a detail have the marks of the language', (shown, ui, label, detail) => {
  if (shown !== 'en') addTranslations(shown as Language, { ui })
  language.set(shown as Language)
  const { container } = render(
    <Labelled label={<b>Dose</b>}>
      <i>5 mg</i>
    </Labelled>,
  )
  expect(container.textContent).toBe(label)
  expect([labelled('Dose', '5 mg'), detailed('Aspirin', 'mild')]).toEqual([label, detail])
})
