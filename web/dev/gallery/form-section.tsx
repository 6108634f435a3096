import { useState } from 'react'
import { Card } from '../../src/ui/card'
import { Checkbox } from '../../src/ui/checkbox'
import { Combobox } from '../../src/ui/combobox'
import { DateField } from '../../src/ui/date-field'
import { PasswordField } from '../../src/ui/password-field'
import { RadioGroup } from '../../src/ui/radio-group'
import { SegmentedControl } from '../../src/ui/segmented-control'
import { Select } from '../../src/ui/select'
import { TextArea } from '../../src/ui/text-area'
import { TextField } from '../../src/ui/text-field'

const BRANDS = [
  { text: 'Marcumar', value: 'Marcumar (phenprocoumon)', note: 'phenprocoumon' },
  { text: 'Marevan', value: 'Marevan (warfarin)', note: 'warfarin' },
]

export function FormSection() {
  const [level, setLevel] = useState('emergency')
  const [answer, setAnswer] = useState('yes')
  const [born, setBorn] = useState('1958-03')
  const [medicine, setMedicine] = useState('Mar')
  return (
    <Card title="Forms">
      <div className="grid gap-5 wide:grid-cols-2 wide:gap-x-8">
        <TextField label="Full name" autoComplete="name" defaultValue="Maria Keller" />
        <TextField label="Phone" type="tel" help="With the country code: +49 170 …" />
        <TextField
          label="E-mail"
          type="email"
          error="This does not look like an e-mail"
          defaultValue="maria"
        />
        <DateField
          label="Date of birth"
          name="born"
          words={{ day: 'Day', month: 'Month', year: 'Year', noMonthChosen: '–' }}
          value={born}
          onType={setBorn}
        />
        <Combobox
          label="Medicine"
          value={medicine}
          onType={setMedicine}
          optionsFor={typed => BRANDS.filter(({ text }) => text.startsWith(typed))}
          words={{ list: 'Suggestions', count: ({ count }) => `${count} suggestions` }}
        />
        <TextField
          label="E-mail"
          readOnly
          defaultValue="maria@example.org"
          help="Email cannot be changed"
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          defaultValue="correct horse"
        />
        <Select
          label="Blood type"
          placeholder="Not recorded"
          options={['A+', 'A-', 'O+'].map(value => ({ value, label: value }))}
        />
        <SegmentedControl
          label="Organ donor"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
            { value: 'unknown', label: 'Not said' },
          ]}
          value={answer}
          onChange={setAnswer}
        />
        <RadioGroup
          label="Access Level"
          value={level}
          onChange={setLevel}
          choices={[
            { value: 'emergency', label: 'Emergency Personnel Only', help: 'What saves a life.' },
            {
              value: 'healthcare',
              label: 'Healthcare Professionals',
              help: 'Asks for role and reason.',
            },
          ]}
        />
        <div className="grid content-start gap-5">
          <TextArea label="Additional notes" help="Up to a few sentences." />
          <Checkbox label="I have saved it" />
          <Checkbox label="I agree" error="We can keep your record only if you agree" />
        </div>
      </div>
    </Card>
  )
}
