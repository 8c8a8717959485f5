/** One error in a buyer's input, as the API words it. */
export interface UserError {
  code: string;
  field: string[];
  message: string;
}
