import { type ComponentProps, useState } from 'react'
import { controlLook, FieldFrame, type FieldText } from './field-frame'
import { IconButton } from './icon-button'
import { uiTexts } from './texts'

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'children' | 'type'> & {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({
  label,
  help,
  error,
  required,
  id,
  ...input
}: FieldText & InputProps) {
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame {...{ id, label, help, error, required }}>
      {control => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={`${controlLook} pe-[calc(1.5em+28px)]`}
          />
          <div className="absolute inset-y-0 inset-e-0 flex items-center">
            <IconButton
              icon={isShown ? 'eye-off' : 'eye'}
              label={isShown ? uiTexts.hidePassword : uiTexts.showPassword}
              onClick={() => setShown(!isShown)}
            />
          </div>
        </div>
      )}
    </FieldFrame>
  )
}
