import type { Dictionary } from "../ja";

export const accounts: Dictionary["accounts"] = {
  email: "Correo electrónico",
  password: "Contraseña",
  confirmPassword: "Confirmar contraseña",
  showPassword: "Mostrar: {{field}}",
  hidePassword: "Ocultar: {{field}}",
  auth: {
    title: "Iniciar sesión o registrarse",
    tabs: "Iniciar sesión o registrarse",
    draftKept: "Tu prompt sigue ahí. Para guardarlo o compartirlo, inicia sesión o regístrate.",
    draftBack: "Volver al prompt",
  },
  benefits: {
    title: "Guarda tus prompts en tu propia biblioteca.",
    lead: "Registrarse lleva unos 30 segundos y es gratis.",
    generate: {
      title: "Genera con un clic",
      text: "Escribe en una línea lo que quieres hacer y obtén un prompt bien estructurado.",
    },
    organise: {
      title: "Organiza con etiquetas y carpetas",
      text: "Agrupa los prompts por uso y encuéntralos cuando los necesites.",
    },
    share: {
      title: "Comparte con otras personas",
      text: "Envía tus prompts con un enlace o insértalos en un sitio web.",
    },
  },
  google: {
    signIn: "Iniciar sesión con Google",
    waiting: "Continúa en la ventana de Google",
    closed: "Se cerró la ventana de Google",
    closedHint: "Inténtalo de nuevo para continuar.",
    or: "o",
    notConfigured: "El acceso con Google no está configurado (solo se muestra en desarrollo).",
  },
  signIn: {
    title: "Iniciar sesión",
    tab: "Iniciar sesión",
    submit: "Iniciar sesión",
    forgot: "Olvidé mi contraseña",
    missing: "Escribe tu correo electrónico y tu contraseña.",
  },
  register: {
    title: "Registrarse",
    tab: "Registrarse",
    submit: "Crear cuenta",
    passwordHint: "Al menos {{min, number}} caracteres. Evita las palabras comunes.",
    terms: "Acepto las <terms>condiciones de uso</terms> y la <privacy>política de privacidad</privacy>",
  },
  reset: {
    title: "Restablecer la contraseña",
    lead: "Te enviaremos un enlace al correo con el que te registraste.",
    submit: "Enviar correo",
  },
  unsent: {
    title: "Aún no se ha guardado",
    text: "Tu sesión había caducado cuando lo enviaste. ¿Enviar de nuevo lo que escribiste (salvo imágenes)?",
    discard: "Descartar",
    send: "Enviar de nuevo",
  },
  newPassword: {
    title: "Crear una contraseña nueva",
    lead: "Al cambiarla, se cerrará la sesión en todos tus dispositivos.",
    password: "Contraseña nueva",
    submit: "Cambiar contraseña",
    again: "Solicitar un enlace nuevo",
  },
  verify: {
    title: "Verificar el correo",
    lead: "Pulsa el botón de abajo para terminar de verificar este correo.",
    submit: "Verificar correo",
    again: "Enviar otro desde los ajustes del perfil",
  },
  profile: {
    title: "Ajustes del perfil",
    account: "Cuenta",
    verified: "Verificado",
    unverified: "Sin verificar",
    sendVerification: "Enviar correo de verificación",
    providers: "Formas de acceso: {{providers, list}}",
    provider: {
      google: "Google",
      password: "correo y contraseña",
    },
  },
  sessions: {
    title: "Dispositivos conectados",
    unknown: "Navegador desconocido",
    since: "Desde el {{moment}}",
    current: "Este dispositivo",
    end: "Cerrar sesión",
    endOf: "Cerrar sesión en {{browser}}, abierta el {{moment}}",
    endOthers: "Cerrar sesión en los demás dispositivos",
  },
  deletion: {
    title: "Eliminar la cuenta",
    lead: "Se eliminarán todos los prompts guardados, las carpetas y tu perfil. Esta acción no se puede deshacer.",
    question: "¿Eliminar tu cuenta?",
    open: "Eliminar la cuenta",
    confirm: "Para proteger tu cuenta, confirma que eres tú.",
    failed: "No se pudo eliminar la cuenta",
    googleFailed: "No se pudo eliminar con Google",
    cancel: "Cancelar",
    submit: "Eliminar mi cuenta",
  },
  welcome: {
    title: "Gracias por registrarte",
    thanks:
      "Te damos la bienvenida a Ciudad de Prompts. Los prompts que guardes estarán siempre en tu biblioteca.",
    promotion:
      "Añade nuestra cuenta oficial de {{name}} y recibe gratis nuestro libro electrónico de prompts.",
    open: "Abrir {{name}}",
    close: "Cerrar",
  },
};
