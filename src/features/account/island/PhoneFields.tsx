import { useMemo, useState } from 'react';
import { accountLimits } from '#src/features/account/contract.ts';
import {
  countriesSharing,
  countryAfterDialCode,
  dialCodeAfterCountry,
  distinctDialCodes,
} from '#src/features/countries/logic/country.ts';
import { type NamedCountry, readCountryTable } from '#src/features/countries/logic/country-table.ts';
import { TextField } from '#src/ui/Field.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import styles from './AccountForm.module.css';
import type { FieldsOf } from './AccountForm.tsx';
import type { ChoiceTexts } from './account-texts.ts';

interface PhoneFieldsProps {
  texts: ChoiceTexts;
  /** Every country with its name and dial codes, packed by writeCountryTable, in the order of the language. */
  countryTable: string;
  errorOf: FieldsOf<'countryCode' | 'phone'>['errorOf'];
  initial: { country?: string | undefined; countryCode?: string | undefined; phone?: string | undefined };
  /** Called when a choice has set the other one as well, which no event of the form tells. */
  onChoice?: (choice: { country: string; countryCode: string }) => void;
  /** Without it only the dial code and the number are asked for. */
  country?: { error: string | undefined };
}

/** Country, dial code and telephone number: choosing a country sets the code, choosing a code sets the country. */
export function PhoneFields({ texts, countryTable, errorOf, initial, onChoice, country }: PhoneFieldsProps) {
  const countries = useMemo(() => readCountryTable(countryTable), [countryTable]);
  const dialCodeOptions = useMemo(() => optionsOfDialCodes(countries), [countries]);
  const [choice, setChoice] = useState({
    country: initial.country ?? '',
    countryCode: initial.countryCode ?? '',
  });
  const choose = (chosen: typeof choice) => {
    setChoice(chosen);
    onChoice?.(chosen);
  };
  return (
    <>
      {country && (
        <SelectField
          name="country"
          label={texts.fields.country}
          placeholder={texts.choose}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          autoComplete="country"
          required
          value={choice.country}
          onChange={({ target: { value } }) =>
            choose({
              country: value,
              countryCode: dialCodeAfterCountry(countries, value, choice.countryCode),
            })
          }
          error={country.error}
        />
      )}
      <div className={styles.pair}>
        <SelectField
          name="countryCode"
          label={texts.fields.countryCode}
          placeholder={texts.choose}
          options={dialCodeOptions}
          autoComplete="tel-country-code"
          required
          value={choice.countryCode}
          onChange={({ target: { value } }) =>
            choose({ countryCode: value, country: countryAfterDialCode(countries, value, choice.country) })
          }
          error={errorOf('countryCode')}
        />
        <TextField
          name="phone"
          type="tel"
          label={texts.fields.phone}
          autoComplete="tel-national"
          maxLength={accountLimits.phoneLength}
          required
          defaultValue={initial.phone}
          error={errorOf('phone')}
        />
      </div>
    </>
  );
}

function optionsOfDialCodes(countries: readonly NamedCountry[]) {
  return distinctDialCodes(countries).map((dialCode) => {
    const names = countriesSharing(countries, dialCode).map(({ name }) => name);
    return { value: dialCode, label: `${dialCode} ${names.join(', ')}` };
  });
}
