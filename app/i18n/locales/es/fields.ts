import type { Dictionary } from "../ja";

export const fields: Dictionary["fields"] = {
  title: "Campos",
  lead: "Cada {{mark}} del texto es un campo del formulario que se rellena.",
  label: "Etiqueta",
  hint: "Ayuda",
  kind: "Tipo",
  options: "Opciones, una por línea o separadas por comas",
  optionsHint: "Una elección solo admite estas; los demás campos las muestran como sugerencias.",
  value: "Valor por defecto",
  required: "Obligatorio",
  kinds: {
    text: "Texto corto",
    long_text: "Texto largo",
    number: "Número",
    date: "Fecha",
    choice: "Elección",
    url: "Dirección web",
  },
  preview: "Vista previa del formulario",
  previewLead: "Así lo verá quien lo rellene. Pruébalo: aquí no se guarda nada.",
};
