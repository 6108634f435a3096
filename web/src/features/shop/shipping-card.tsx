import {
  addressRule,
  countryByCode,
  isUnusualPostalCode,
  REGIONS,
  SHIPPING_COUNTRIES,
  SHIPPING_METHODS,
} from 'sync-protocol/commerce'
import { Card } from '../../ui/card'
import { rangeWords, regionName, usdWords } from '../../ui/date-words'
import { RequiredHint } from '../../ui/field-frame'
import { RadioGroup } from '../../ui/radio-group'
import { Select } from '../../ui/select'
import { TextField } from '../../ui/text-field'
import { fillIn, type ShippingField, useCart } from './cart'
import { shopTexts } from './texts'

const texts = shopTexts.shipping

export function ShippingCard({ faults }: { faults: Readonly<Record<string, string>> }) {
  const form = useCart(state => state.form)
  const rule = addressRule(form.country)
  const region = countryByCode(form.country)?.region ?? 'US'
  const isElsewhere = form.country === 'OTHER'

  const field = (name: ShippingField) => ({
    name,
    value: form[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => fillIn(name, target.value),
  })

  return (
    <Card title={texts.title}>
      <form noValidate className="grid grid-cols-1 gap-4" onSubmit={e => e.preventDefault()}>
        <RequiredHint />
        <Select
          {...field('country')}
          label={texts.country}
          autoComplete="country"
          options={SHIPPING_COUNTRIES.map(({ code }) => ({
            value: code,
            label: code === 'OTHER' ? texts.otherCountries : regionName(code),
          }))}
        />
        <TextField {...field('name')} required label={texts.name} autoComplete="name" />
        <TextField
          {...field('address1')}
          required
          label={texts.address1}
          autoComplete="address-line1"
          help={texts.address1Help}
        />
        <TextField {...field('address2')} label={texts.address2} autoComplete="address-line2" />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField {...field('city')} required label={texts.city} autoComplete="address-level2" />
          <TextField
            {...field('state')}
            label={isElsewhere ? texts.regionAndCountry : texts.states[rule.state]}
            autoComplete="address-level1"
            help={isElsewhere && texts.regionAndCountryHelp}
            required={isElsewhere}
          />
        </div>
        <TextField
          {...field('postalCode')}
          required
          label={texts.postalCodes[rule.postalCode]}
          autoComplete="postal-code"
          help={postalHelp(form.country, form.postalCode)}
        />
        <RadioGroup
          label={texts.method}
          value={form.method}
          onChange={value => fillIn('method', value)}
          choices={SHIPPING_METHODS[region].map(({ id, priceCents, days }) => ({
            value: id as string,
            label: texts.methodChoice({
              method: texts.methodNames[id],
              price: usdWords(priceCents),
            }),
            help: texts.arrivesIn({ count: days.most, range: rangeWords(days) }),
          }))}
        />
        <AllRegions />
      </form>
    </Card>
  )
}

function postalHelp(country: string, postalCode: string): string {
  const example = addressRule(country).postalExample
  if (example === null) return texts.postalHelpUnknown
  return isUnusualPostalCode(country, postalCode)
    ? texts.postalUnusual({ example })
    : texts.postalHelp({ example })
}

function AllRegions() {
  return (
    <details>
      <summary className="min-h-12 cursor-pointer content-center font-semibold">
        {texts.worldwide}
      </summary>
      <div className="overflow-x-auto">
        <table className="tabular w-full text-start">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="py-2 pe-4">
                {texts.region}
              </th>
              <th scope="col" className="py-2">
                {texts.methods}
              </th>
            </tr>
          </thead>
          <tbody>
            {REGIONS.map(region => (
              <tr key={region} className="border-b border-line align-top">
                <th scope="row" className="py-2 pe-4 font-semibold">
                  {texts.regions[region]}
                </th>
                <td className="py-2">
                  {SHIPPING_METHODS[region].map(({ id, priceCents, days }) => (
                    <p key={id}>
                      {texts.methodOfRegion({
                        method: texts.methodNames[id],
                        price: usdWords(priceCents),
                        days: texts.days({ count: days.most, range: rangeWords(days) }),
                      })}
                    </p>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
