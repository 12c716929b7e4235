import type { Dictionary } from "../ja";

export const passkeys: Dictionary["passkeys"] = {
  title: "Llaves de acceso (passkeys)",
  lead: "Entra con tu huella, tu cara o el bloqueo de pantalla, sin escribir una contraseña.",
  empty: "Aún no tienes llaves de acceso.",
  add: "Crear llave de acceso",
  unknown: "Navegador desconocido",
  created: "Creada el {{date}}",
  used: "Último uso: {{date}}",
  unused: "Sin usar",
  failed: "No se pudo crear la llave de acceso",
  remove: "Eliminar",
  removeNamed: "Eliminar la llave de acceso: {{name}}, {{created}}",
  removeTitle: "¿Eliminar la llave de acceso «{{name}}»?",
  removeLead:
    "Ya no podrás entrar con ella. Si no tienes otra forma de acceso, puedes crear una contraseña por correo.",
  removeFailed: "No se pudo eliminar la llave de acceso",
};
