import { Zip, ZipDeflate } from "fflate";

/** Bytes of a chunk: smaller pieces wait for the next ones. */
const chunkSize = 65_536;

/** A compression that costs a third of the best, for files a tenth larger. */
const level = 3;

/** A ZIP archive written piece by piece: neighboring pieces of one name are one file. Each call returns what is ready. */
export function openZip(mtime: Date) {
  let ready: Uint8Array[] = [];
  let size = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
    size += chunk.length;
  });
  let open: { name: string; file: ZipDeflate } | null = null;

  const closeFile = () => {
    open?.file.push(new Uint8Array(0), true);
    open = null;
  };

  function take(): Uint8Array[] {
    const whole = new Uint8Array(size);
    let at = 0;
    for (const chunk of ready) {
      whole.set(chunk, at);
      at += chunk.length;
    }
    ready = [];
    size = 0;
    return [whole];
  }

  return {
    append(name: string, bytes: Uint8Array): Uint8Array[] {
      if (open?.name !== name) {
        closeFile();
        const file = new ZipDeflate(name, { level });
        file.mtime = mtime;
        zip.add(file);
        open = { name, file };
      }
      open.file.push(bytes);
      return size < chunkSize ? [] : take();
    },
    end(): Uint8Array[] {
      closeFile();
      zip.end();
      return take();
    },
  };
}
