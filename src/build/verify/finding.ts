/** What is wrong with a served file, for programs that read the report. */
export type FindingCode =
  | 'no-answer'
  | 'missing'
  | 'status'
  | 'redirect'
  | 'too-large'
  | 'encoding'
  | 'content-type'
  | 'cors'
  | 'html'
  | 'truncated'
  | 'changed'
  | 'cache'
  | 'comment'
  | 'not-served';

/** Something that was noticed at a file. */
export interface VerifyFinding {
  code: FindingCode;
  /** For people: the sentence continues after the file's name. */
  text: string;
  /** A remark: the file is unchanged, but it could be served better. Any other finding is a difference. */
  isRemark: boolean;
}

export const difference = (code: FindingCode, text: string): VerifyFinding => ({ code, text, isRemark: false });
export const remark = (code: FindingCode, text: string): VerifyFinding => ({ code, text, isRemark: true });
