/** WebAssembly compiled at deployment: the runtime cannot compile it. */
declare module "*.wasm?module" {
  const module: WebAssembly.Module;
  // oxlint-disable-next-line import/no-default-export
  export default module;
}
