/** A body to send: a text, and its encoding into bytes. */
export interface Body {
  text: string;
  encoding: BufferEncoding;
  type: string | null;
}
