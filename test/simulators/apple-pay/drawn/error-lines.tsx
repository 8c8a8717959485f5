import type { ShownError } from '../sheet/field-errors';
import type { Sheet } from '../sheet/sheet';

interface Props {
  sheet: Sheet;
  at: ShownError['at'];
  /** Only errors of these fields; all errors by default. Null stands for an error that names no field. */
  fields?: readonly ShownError['contactField'][];
}

/** The errors of one place. */
export const errorsAt = ({ sheet, at, fields }: Props): readonly ShownError[] =>
  sheet.errors.filter((error) => error.at === at && (!fields || fields.includes(error.contactField)));

const UNSERVICEABLE = 'この住所には配送できません';

/** Their messages, announced to screen readers as they come. */
export function ErrorLines(place: Props) {
  const errors = errorsAt(place);
  if (errors.length === 0) return null;
  return (
    <div className="errors" role="alert">
      {errors.map(({ code, contactField, message }) => (
        <p key={`${code} ${contactField}`}>
          {message || (code === 'addressUnserviceable' ? UNSERVICEABLE : '入力内容を確認してください')}
        </p>
      ))}
    </div>
  );
}
