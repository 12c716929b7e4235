/** A body as it is sent: a text and how its characters become bytes. */
export interface Body {
  text: string;
  encoding: BufferEncoding;
  type: string | null;
}
