import { ACCESS_LEVELS, EXPIRATIONS, QR_COLORS, QR_TYPES, TEXT_COLORS } from 'sync-protocol/qr'
import { phrase } from '../../i18n/phrase'
import { Button } from '../../ui/button'
import { Select } from '../../ui/select'
import { asExpiration, asLevel, asType, type FormChoices, type Touched } from './code-choices'
import { levelSentence } from './level-sentence'
import { qrCodesTexts } from './texts'

const { form: texts, types, levels, expirations } = qrCodesTexts

interface CodeFormProps {
  form: FormChoices
  onTouch: (touched: Touched) => void
  isUpdate: boolean
  /** Another button is the main one of the screen. */
  isSecond: boolean
  canGenerate: boolean
  isBeyond: boolean
  isBusy: boolean
  onGenerate: () => void
}

export function CodeForm(props: CodeFormProps) {
  const { form, onTouch, isUpdate, isSecond, canGenerate, isBeyond, isBusy, onGenerate } = props
  const { type, accessLevel } = form
  const sentence = type !== '' && accessLevel !== '' && levelSentence(type, accessLevel)
  return (
    <form
      aria-label={texts.name}
      className="grid gap-4"
      onSubmit={event => {
        event.preventDefault()
        onGenerate()
      }}
    >
      <Select
        label={texts.type}
        placeholder={texts.choose}
        value={type}
        options={QR_TYPES.map(value => ({ value, label: types[value] }))}
        onChange={event => onTouch({ type: asType(event.target.value) })}
      />
      <Select
        label={texts.level}
        placeholder={texts.choose}
        value={accessLevel}
        options={ACCESS_LEVELS.map(value => ({ value, label: levels[value] }))}
        onChange={event => onTouch({ accessLevel: asLevel(event.target.value) })}
        {...(sentence && { help: sentence })}
      />
      <Select
        label={texts.expiration}
        placeholder={texts.choose}
        value={form.expiration}
        options={EXPIRATIONS.map(value => ({ value, label: expirations[value] }))}
        onChange={event => onTouch({ expiration: asExpiration(event.target.value) })}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <ColorSelect
          label={texts.color}
          colors={QR_COLORS}
          value={form.qrColor}
          onChange={qrColor => onTouch({ qrColor })}
        />
        <ColorSelect
          label={texts.textColor}
          colors={TEXT_COLORS}
          value={form.textColor}
          onChange={textColor => onTouch({ textColor })}
        />
      </div>
      {isBeyond && <p className="text-soft">{texts.beyond}</p>}
      <Button
        type="submit"
        tone={isSecond ? 'quiet' : 'primary'}
        wide
        busy={isBusy}
        disabled={!canGenerate}
      >
        {isUpdate ? texts.update : texts.generate}
      </Button>
    </form>
  )
}

interface ColorSelectProps {
  label: string
  colors: readonly { name: string; value: string }[]
  value: string
  onChange: (value: string) => void
}

/** A color from another client that has no name here stays available. */
function ColorSelect({ label, colors, value, onChange }: ColorSelectProps) {
  const isSame = (color: string) => color.toLowerCase() === value.toLowerCase()
  const named = colors.find(color => isSame(color.value))
  const all = named ? colors : [...colors, { name: value, value }]
  return (
    <Select
      label={label}
      value={named?.value ?? value}
      options={all.map(color => ({ value: color.value, label: phrase(color.name) }))}
      onChange={event => onChange(event.target.value)}
    />
  )
}
